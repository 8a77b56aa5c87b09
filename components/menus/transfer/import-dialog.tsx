"use client";

import { count } from "@/components/ui/count";
import { Dialog } from "@/components/ui/dialog";
import { FileImport } from "@/components/ui/import/file-import";
import { changesSomething } from "@/components/ui/import/import-report";
import { ImportedRow } from "@/components/ui/import/imported-row";
import { IMPORT_TIMEOUT, useFileImport } from "@/components/ui/import/use-file-import";
import { Notice } from "@/components/ui/notice";
import { notify } from "@/components/ui/toaster";
import { MAX_MENU_FILE_BYTES, type MenuDraft } from "@/lib/menus/schema";
import { type Imported, importDishes } from "../menus-api";
import { FileGuide } from "./file-guide";

type ImportDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** As the editor has it. */
  menu: MenuDraft;
  /** Called with the draft as it is then. */
  onImported: (menu: MenuDraft) => void;
};

const file = {
  label: "CSV file",
  accept: ".csv,.tsv,.txt,text/csv,text/tab-separated-values",
  maxBytes: MAX_MENU_FILE_BYTES,
};

const numberOf = ({ report }: Imported) =>
  count(report.rows.filter(changesSomething).length, "dish", "dishes");

/** Puts the dishes of a file into the draft, once somebody has seen what that changes. */
export function ImportDialog({ open, ...rest }: ImportDialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onOpenChange, menu, onImported }: Omit<ImportDialogProps, "open">) {
  const current = useFileImport<Imported>(
    (file, reviewed, signal) =>
      importDishes(menu.id, { file, over: reviewed?.menu.version ?? null, signal, timeout: IMPORT_TIMEOUT }),
    (imported) => {
      // The editor takes all messages away that are about what it had before.
      onImported(imported.menu);
      notify.success(`${numberOf(imported)} imported into the draft`);
      onOpenChange(false);
    },
  );

  /** What is being stored can't be called back, and the editor has to hear of it. */
  const close = () => current.state.phase !== "importing" && onOpenChange(false);

  return (
    <Dialog
      title="Import dishes"
      description="They go into the draft: guests see nothing of it until you publish."
      width="wide"
      onClose={close}
    >
      <FileImport
        file={file}
        current={current}
        noun={["dish", "dishes"]}
        into="into the draft"
        rowsOf={({ report }) => report.rows}
        describeDone={(imported) => `${numberOf(imported)} imported`}
        noteOf={({ report, menu: current }) => (
          <>
            {current.version !== menu.version && <NewerDraft />}
            <NewCategories labels={report.newCategories} />
          </>
        )}
        help={<FileGuide id={menu.id} />}
      >
        {(row) => <ImportedRow key={row.row} row={row} />}
      </FileImport>
    </Dialog>
  );
}

function NewerDraft() {
  return (
    <Notice title="Somebody else changed this menu in the meantime.">
      <p>The file is compared with the draft as it is now.</p>
    </Notice>
  );
}

function NewCategories({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <Notice title={`${count(labels.length, "new category", "new categories")} would be added`}>
      <p>{labels.join(", ")}</p>
    </Notice>
  );
}
