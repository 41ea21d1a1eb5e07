import PDFDocument from 'pdfkit';

export function pdf(write: (doc: InstanceType<typeof PDFDocument>) => void): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', compress: false });
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
  });
}

/** The same table as programs write it that place each letter by itself. */
export function parLettres(
  colonnes: readonly number[],
  rangees: readonly (readonly string[])[],
): Promise<Buffer> {
  return pdf((doc) => {
    doc.fontSize(9);
    rangees.forEach((cellules, rang) =>
      cellules.forEach((cellule, at) => {
        let x = colonnes[at] ?? 40;
        for (const lettre of cellule) {
          doc.text(lettre, x, 90 + rang * 16, { lineBreak: false });
          x += doc.widthOfString(lettre);
        }
      }),
    );
  });
}
