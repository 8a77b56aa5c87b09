import { strToU8, zipSync } from "fflate";

const sheet = `<worksheet><sheetData>
<row r="1"><c r="A1" t="inlineStr"><is><t>Gericht</t></is></c><c r="B1" t="inlineStr"><is><t>Preis</t></is></c></row>
<row r="2"><c r="A2" t="inlineStr"><is><t>Leek soup</t></is></c><c r="B2"><v>7.5</v></c></row>
<row r="3"><c r="A3" t="inlineStr"><is><t>Gratin</t></is></c><c r="B3"><v>8.9900000000000002</v></c></row>
</sheetData></worksheet>`;

/** An XLSX file with headings in German and two dishes. */
export const menuWorkbook = zipSync({
  "xl/workbook.xml": strToU8('<workbook><sheets><sheet name="Menu" r:id="a"/></sheets></workbook>'),
  "xl/_rels/workbook.xml.rels": strToU8(
    '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
  "xl/worksheets/sheet1.xml": strToU8(sheet),
});
