import { Badge } from "@/components/ui/badge";
import { type MessageStatus, messageStatusWords } from "@/lib/inbox/status";

const tones = { new: "solid", read: "neutral", answered: "brand", spam: "danger" } as const;

export const StatusBadge = ({ status }: { status: MessageStatus }) => (
  <Badge tone={tones[status]}>{messageStatusWords[status]}</Badge>
);
