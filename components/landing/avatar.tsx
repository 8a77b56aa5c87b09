import { initials } from "./text-measure";

type AvatarProps = { name: string; picture?: string | undefined };

/** The initials, behind a picture if there is one; a background that can't be loaded shows no broken image. */
export function Avatar({ name, picture }: AvatarProps) {
  const hasPicture = picture && /^(https?:|\/)/i.test(picture);

  return (
    <span
      aria-hidden="true"
      className="relative grid size-12 shrink-0 select-none place-items-center overflow-hidden rounded-full bg-brand-soft font-semibold text-brand-ink text-sm"
    >
      {initials(name)}
      {hasPicture && (
        <span
          className="absolute inset-0 bg-center bg-cover"
          style={{ backgroundImage: `url(${JSON.stringify(picture)})` }}
        />
      )}
    </span>
  );
}
