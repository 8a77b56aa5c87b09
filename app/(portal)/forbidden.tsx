import { LockKeyhole } from "lucide-react";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";

/** Shown to signed-in users whose role doesn't include the page. */
export default function Forbidden() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <title>Not for your role</title>
      <EmptyState
        icon={LockKeyhole}
        title="Your role does not include this page"
        text="An owner can change what your account may do."
      >
        {/* A navigation to the same path would keep this page. */}
        <a href="/admin" className={buttonStyle()}>
          Go to your start page
        </a>
      </EmptyState>
    </main>
  );
}
