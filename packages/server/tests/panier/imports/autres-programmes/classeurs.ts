/** Spreadsheets written as other programs write them, part by part. */
import { strToU8, zipSync } from 'fflate';

/** A cell: its value, or the formula a program left without a result. */
export type Cellule = string | number | { formule: string };

export interface FeuilleEcrite {
  nom: string;
  etat?: 'hidden' | 'veryHidden';
  rangees: readonly (readonly Cellule[])[];
  /** Rows that are hidden, from 1. */
  masquees?: readonly number[];
}

const echapper = (texte: string) =>
  texte.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function xlsx(...feuilles: readonly FeuilleEcrite[]): Uint8Array {
  const parts: Record<string, Uint8Array> = {
    'xl/workbook.xml': strToU8(
      `<?xml version="1.0"?><workbook xmlns:r="r"><sheets>${feuilles
        .map(
          ({ nom, etat }, at) =>
            `<sheet name="${echapper(nom)}" sheetId="${at + 1}"${etat ? ` state="${etat}"` : ''} r:id="rId${at + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${feuilles
        .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
        .join('')}</Relationships>`,
    ),
  };
  feuilles.forEach(({ rangees, masquees = [] }, at) => {
    const rows = rangees.map((cellules, rang) => {
      const hidden = masquees.includes(rang + 1) ? ' hidden="1"' : '';
      const cells = cellules.map((cellule, place) => cell(cellule, place, rang + 1)).join('');
      return `<row r="${rang + 1}"${hidden}>${cells}</row>`;
    });
    parts[`xl/worksheets/sheet${at + 1}.xml`] = strToU8(
      `<?xml version="1.0"?><worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
    );
  });
  return zipSync(parts);
}

function cell(cellule: Cellule, place: number, ligne: number): string {
  const r = `r="${String.fromCharCode(65 + place)}${ligne}"`;
  if (typeof cellule === 'number') return `<c ${r}><v>${cellule}</v></c>`;
  if (typeof cellule === 'string') {
    return cellule === '' ? '' : `<c ${r} t="inlineStr"><is><t>${echapper(cellule)}</t></is></c>`;
  }
  return `<c ${r}><f>${echapper(cellule.formule)}</f></c>`;
}

export function ods(rangees: readonly (readonly (string | number)[])[], masquee = 0): Uint8Array {
  const rows = rangees.map((cellules, rang) => {
    const visibility = rang + 1 === masquee ? ' table:visibility="filter"' : '';
    const cells = cellules.map((cellule) =>
      typeof cellule === 'number'
        ? `<table:table-cell office:value-type="float" office:value="${cellule}"><text:p>${cellule},00</text:p></table:table-cell>`
        : cellule === ''
          ? '<table:table-cell/>'
          : `<table:table-cell office:value-type="string"><text:p>${echapper(cellule)}</text:p></table:table-cell>`,
    );
    return `<table:table-row${visibility}>${cells.join('')}<table:table-cell table:number-columns-repeated="16380"/></table:table-row>`;
  });
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet><table:table table:name="Feuille1">${rows.join('')}<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  });
}

export function spreadsheetml(rangees: readonly (readonly (string | number)[])[]): string {
  const rows = rangees.map(
    (cellules) =>
      `<Row>${cellules.map((cellule) => `<Cell><Data ss:Type="${typeof cellule === 'number' ? 'Number' : 'String'}">${echapper(String(cellule))}</Data></Cell>`).join('')}</Row>`,
  );
  return `<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Commande"><Table>${rows.join('')}</Table></Worksheet></Workbook>`;
}

export function html(rangees: readonly (readonly (string | number)[])[]): string {
  const rows = rangees.map(
    (cellules) =>
      `<tr>${cellules.map((cellule) => `<td>${echapper(String(cellule))}</td>`).join('')}</tr>`,
  );
  return `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><style>td{color:red}</style></head><body><table border=1>${rows.join('')}</table></body></html>`;
}
