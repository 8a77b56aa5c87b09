import { Picture } from "@/components/pictures/picture";
import type { PictureView } from "@/lib/pictures/answers";
import { initials } from "./text-measure";

type AvatarProps = {
  name: string;
  picture: PictureView | undefined;
  /** Of a picture elsewhere. */
  address: string | undefined;
};

/** The initials, behind a picture if there is one; a background that can't be loaded shows no broken image. */
export function Avatar({ name, picture, address }: AvatarProps) {
  const hasAddress = address && /^(https?:|\/)/i.test(address);

  return (
    <span
      aria-hidden="true"
      className="relative grid size-12 shrink-0 select-none place-items-center overflow-hidden rounded-full bg-brand-soft font-semibold text-brand-ink text-sm"
    >
      {initials(name)}
      {picture && (
        <Picture
          picture={picture}
          sizes="3rem"
          most={160}
          isDecoration
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {hasAddress && !picture && (
        <span
          className="absolute inset-0 bg-center bg-cover"
          style={{ backgroundImage: `url(${JSON.stringify(address)})` }}
        />
      )}
    </span>
  );
}
