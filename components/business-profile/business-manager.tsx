import { ManagerFailed } from "@/components/ui/manager-failed";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import type { SavedProfile } from "@/lib/business-profile/answers";
import type { ProfileOverride } from "@/lib/business-profile/override";
import type { ProfileChoices } from "./profile-fields";
import { ProfileForm } from "./profile-form";

type BusinessManagerProps = {
  /** Null if the server could not read it. */
  initial: SavedProfile | null;
  projectName: string;
  choices: ProfileChoices;
  overrides: readonly ProfileOverride[];
};

/** The facts about the business, which all pages use. */
export function BusinessManager({ initial, projectName, choices, overrides }: BusinessManagerProps) {
  if (!initial) return <ManagerFailed title="The business profile could not be loaded" />;
  return (
    <div className="grid gap-5">
      <p className="max-w-2xl text-ink-soft">
        Type it once: your pages, menus, order confirmations and search engines use it. Everything is
        optional.
      </p>
      {overrides.length > 0 && (
        <Notice title="Typed elsewhere, and shown instead" className="max-w-2xl">
          <ul className="mt-1 grid gap-1">
            {overrides.map(({ what, place, href }) => (
              <li key={what}>
                {what}: from the{" "}
                <PageLink href={href} className="font-semibold underline underline-offset-3">
                  {place}
                </PageLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ProfileForm initial={initial} projectName={projectName} choices={choices} />
    </div>
  );
}
