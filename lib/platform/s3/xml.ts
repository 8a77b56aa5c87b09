import { SaxesParser } from "saxes";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";

/** The maximum nesting of elements: the owner of an object in a listing is four deep. */
const MAX_DEPTH = 8;

/** Texts of elements, by name. */
export type Texts = Readonly<Record<string, string>>;

export type XmlAnswer = {
  root: string;
  /** Texts of the root's children. */
  texts: Texts;
  /** Texts within each requested child, in order. */
  records: Texts[];
};

/** The answer is not XML as S3 sends it. */
export class XmlError extends errorAcrossBundles("XmlError") {}

const refuse = (message: string): never => {
  throw new XmlError(message);
};

/** Returns a parser that collects the texts of the two levels below the root. */
function answerParser(recordName: string) {
  const answer: XmlAnswer = { root: "", texts: {}, records: [] };
  const open: string[] = [];
  let text = "";
  let record: Record<string, string> = {};
  const parser = new SaxesParser({ position: false });
  parser.on("error", ({ message }) => refuse(message));
  parser.on("doctype", () => refuse("it declares a document type"));
  parser.on("opentag", ({ name }) => {
    if (open.length === 0) answer.root = name;
    if (open.length === 1) record = {};
    if (open.push(name) > MAX_DEPTH) refuse("it nests too deep");
    text = "";
  });
  parser.on("closetag", ({ name }) => {
    open.pop();
    if (open.length === 1 && name === recordName) answer.records.push(record);
    else if (open.length === 1) Object.assign(answer.texts, { [name]: text });
    else if (open.length === 2) record[name] = text;
    text = "";
  });
  const add = (more: string) => {
    text += more;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  return { parser, answer };
}

/**
 * Reads an answer in linear time. Entities other than the five of XML are refused.
 * @param record the name of the root's children to return
 * @throws XmlError; errors of `pieces`
 */
export async function readXml(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  record = "",
): Promise<XmlAnswer> {
  const { parser, answer } = answerParser(record);
  const decoder = new TextDecoder();
  let hasBegun = false;
  for await (const piece of pieces) {
    const text: string = decoder.decode(piece, { stream: true });
    // Some buckets send spaces before `<?xml` while they work, which no parser accepts.
    const content: string = hasBegun ? text : text.trimStart();
    hasBegun ||= content !== "";
    parser.write(content);
  }
  parser.write(decoder.decode()).close();
  return answer;
}
