import { Eye } from "lucide-react";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";

/** The portal's first screen: who is signed in, and the way to the site. */
export function WelcomePanel({ email, role }: { email: string; role: string }) {
  return (
    <Card className="grid gap-6">
      <div>
        <h2 className="text-xl">You are signed in</h2>
        <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
          {email} · {role}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/welcome" className="max-sm:w-full">
          <Eye aria-hidden="true" />
          View the site
        </ButtonLink>
        <ButtonLink href="/Home" variant="secondary" className="max-sm:w-full">
          See the configuration
        </ButtonLink>
      </div>
    </Card>
  );
}
