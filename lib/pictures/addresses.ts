type Stored = { id: string; hash: string };

/** Which content of a picture an address means: enough of its hash that two never share it. */
const contentOf = (hash: string) => hash.slice(0, 12);

/** The folder of a picture's files. What is below it never changes: another content has another folder. */
const folderOf = ({ id, hash }: Stored) => `/api/pictures/files/${id}/${contentOf(hash)}`;

/** The picture itself, as large as it is kept. */
export const wholeAddress = (picture: Stored) => `${folderOf(picture)}/whole.webp`;

export const renditionAddress = (picture: Stored, { format, width }: { format: string; width: number }) =>
  `${folderOf(picture)}/${width}.${format}`;

/** Whether an address means the content that the picture has now. */
export const isCurrent = ({ hash }: Stored, content: string) => contentOf(hash) === content;
