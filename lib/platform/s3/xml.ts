import { SaxesParser } from "saxes";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";

/** The maximum nesting of elements: the owner of an object in a listing is four deep. */
const DEEPEST = 8;

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

/** Collects the texts of the two levels below the root from the parser's events. */
class AnswerReader {
  private readonly parser = new SaxesParser({ position: false });
  private readonly answer: XmlAnswer = { root: "", texts: {}, records: [] };
  private readonly open: string[] = [];
  private text = "";
  private record: Record<string, string> = {};

  constructor(private readonly recordName: string) {
    const { parser } = this;
    parser.on("error", ({ message }) => {
      throw new XmlError(message);
    });
    parser.on("doctype", () => {
      throw new XmlError("it declares a document type");
    });
    parser.on("opentag", ({ name }) => this.begin(name));
    parser.on("closetag", ({ name }) => this.end(name));
    const add = (text: string) => {
      this.text += text;
    };
    parser.on("text", add);
    parser.on("cdata", add);
  }

  private begin(name: string) {
    if (this.open.length === 0) this.answer.root = name;
    if (this.open.length === 1) this.record = {};
    if (this.open.push(name) > DEEPEST) throw new XmlError("it nests too deep");
    this.text = "";
  }

  private end(name: string) {
    this.open.pop();
    const isRecord = this.open.length === 1 && name === this.recordName;
    if (isRecord) this.answer.records.push(this.record);
    else if (this.open.length === 1) Object.assign(this.answer.texts, { [name]: this.text });
    else if (this.open.length === 2) this.record[name] = this.text;
    this.text = "";
  }

  write(text: string) {
    this.parser.write(text);
  }

  close(): XmlAnswer {
    this.parser.close();
    return this.answer;
  }
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
  const reader = new AnswerReader(record);
  const decoder = new TextDecoder();
  let hasBegun = false;
  for await (const piece of pieces) {
    const text: string = decoder.decode(piece, { stream: true });
    // Some buckets send spaces before `<?xml` while they work, which no parser accepts.
    const content: string = hasBegun ? text : text.trimStart();
    hasBegun ||= content !== "";
    reader.write(content);
  }
  reader.write(decoder.decode());
  return reader.close();
}
