import { SearchX } from "lucide-react";
import { SiteMessage } from "@/components/pages/site-message";

export default function PreviewNotFound() {
  return (
    <SiteMessage
      icon={SearchX}
      title="This preview is gone"
      text="Its link was replaced, or the page was deleted. Ask for the new link."
    />
  );
}
