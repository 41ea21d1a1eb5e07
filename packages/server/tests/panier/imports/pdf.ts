import PDFDocument from 'pdfkit';

/** What has to be typed to open it, or to change it. */
export interface MotsDePasse {
  userPassword?: string;
  ownerPassword?: string;
}

export function pdf(
  write: (doc: InstanceType<typeof PDFDocument>) => void,
  motsDePasse: MotsDePasse = {},
): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', compress: false, ...motsDePasse });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
  });
  write(doc);
  doc.end();
  return done;
}

/** A table, each cell where its column begins. */
export function tableau(
  colonnes: readonly number[],
  rangees: readonly (readonly string[])[],
  titre = '',
  motsDePasse: MotsDePasse = {},
): Promise<Buffer> {
  return pdf((doc) => {
    doc.fontSize(9);
    if (titre !== '') doc.text(titre, 40, 40, { lineBreak: false });
    rangees.forEach((cellules, rang) =>
      cellules.forEach((cellule, at) => {
        if (cellule !== '')
          doc.text(cellule, colonnes[at] ?? 40, 90 + rang * 16, { lineBreak: false });
      }),
    );
  }, motsDePasse);
}

/** The same table, each letter placed by itself, the last one first: nothing but its place tells. */
export function parLettres(
  colonnes: readonly number[],
  rangees: readonly (readonly string[])[],
): Promise<Buffer> {
  return pdf((doc) => {
    doc.fontSize(9);
    const lettres = rangees.flatMap((cellules, rang) =>
      cellules.flatMap((cellule, at) =>
        Array.from(cellule, (lettre, place) => ({
          lettre,
          x: (colonnes[at] ?? 40) + doc.widthOfString(cellule.slice(0, place)),
          y: 90 + rang * 16,
        })),
      ),
    );
    for (const { lettre, x, y } of lettres.toReversed()) {
      doc.text(lettre, x, y, { lineBreak: false });
    }
  });
}
