/** A file to start from: the two columns the shop looks for, with lines that can be ordered. */
import type { FileContent } from '../../ui/download.ts';

export interface Modele {
  nom: string;
  reference: string;
  quantite: string;
  lignes: readonly { reference: string; quantite: number }[];
}

export function modeleCsv({ nom, reference, quantite, lignes }: Modele): FileContent {
  const rangees = [
    [reference, quantite],
    ...lignes.map((ligne) => [ligne.reference, String(ligne.quantite)]),
  ];
  // The mark tells spreadsheets that the accents are in UTF-8.
  const data = '\ufeff' + rangees.map((rangee) => rangee.join(';')).join('\r\n') + '\r\n';
  return { data, name: `${nom}.csv`, type: 'text/csv;charset=utf-8' };
}

export async function modeleXlsx({
  nom,
  reference,
  quantite,
  lignes,
}: Modele): Promise<FileContent> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const data = await writeXlsxFile(
    [
      [
        { value: reference, fontWeight: 'bold' },
        { value: quantite, fontWeight: 'bold' },
      ],
      ...lignes.map((ligne) => [ligne.reference, ligne.quantite]),
    ],
    { columns: [{ width: 24 }, { width: 12 }] },
  ).toBlob();
  return {
    data,
    name: `${nom}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  };
}
