import { SearchX } from "lucide-react";
import { SiteMessage } from "@/components/pages/site-message";

/** A page of the owner's that was deleted. */
export default function PageNotFound() {
  return (
    <SiteMessage
      icon={SearchX}
      title="This page is gone"
      text="It was removed. The rest of the site is still here."
    />
  );
}
