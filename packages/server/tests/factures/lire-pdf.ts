/** What a PDF of ours says of itself, read back out of its bytes. */
import { inflateSync } from 'node:zlib';

interface Objet {
  dictionnaire: string;
  flux: Buffer | undefined;
}

export interface PdfLu {
  /** Its metadata, as XML. */
  xmp: string;
  /** What its output intent is for. */
  intention: string;
  /** How what is attached relates to it. */
  relation: string;
  /** Typefaces that are named and not inside. */
  policesSansFichier: string[];
  /** What is attached, by its name. */
  pieces: Record<string, string>;
}

function listObjets(pdf: Buffer): Map<number, Objet> {
  const texte = pdf.toString('latin1');
  const objets = new Map<number, Objet>();
  for (const { 1: numero = '0', index } of texte.matchAll(/^(\d+) 0 obj$/gm)) {
    const debut = texte.indexOf('\n', index) + 1;
    const fin = texte.indexOf('\nendobj', debut);
    const corps = texte.slice(debut, fin);
    const flux = corps.indexOf('\nstream\n');
    objets.set(Number(numero), {
      dictionnaire: flux < 0 ? corps : corps.slice(0, flux),
      flux:
        flux < 0
          ? undefined
          : pdf.subarray(debut + flux + 8, debut + corps.lastIndexOf('\nendstream')),
    });
  }
  return objets;
}

function contenu({ dictionnaire, flux }: Objet): string {
  if (!flux) return '';
  return (/\/FlateDecode/.test(dictionnaire) ? inflateSync(flux) : flux).toString();
}

const valeurs = (texte: string, motif: RegExp): string[] =>
  Array.from(texte.matchAll(motif), ([, valeur = '']) => valeur);

export function readPdf(pdf: Buffer): PdfLu {
  const objets = listObjets(pdf);
  const tous = [...objets.values()];
  const dit = tous.map(({ dictionnaire }) => dictionnaire).join('\n');
  const metadata = tous.find(({ dictionnaire }) => /\/Type \/Metadata/.test(dictionnaire));
  const pieces: [string, string][] = tous.flatMap(({ dictionnaire }) => {
    if (!/\/Type \/Filespec/.test(dictionnaire)) return [];
    const [nom = ''] = valeurs(dictionnaire, /\/F \(([^)]*)\)/g);
    const [numero = '0'] = valeurs(dictionnaire, /\/EF <<\s*\/F (\d+) 0 R/g);
    const objet = objets.get(Number(numero));
    return objet ? [[nom, contenu(objet)]] : [];
  });
  const descripteurs = tous.filter(({ dictionnaire }) =>
    /\/Type \/FontDescriptor/.test(dictionnaire),
  );
  return {
    xmp: metadata ? contenu(metadata) : '',
    intention: valeurs(dit, /\/S \/(GTS_\w+)/g)[0] ?? '',
    relation: valeurs(dit, /\/AFRelationship \/(\w+)/g)[0] ?? '',
    policesSansFichier: [
      ...descripteurs
        .filter(({ dictionnaire }) => !/\/FontFile[23]? \d+ 0 R/.test(dictionnaire))
        .flatMap(({ dictionnaire }) => valeurs(dictionnaire, /\/FontName \/(\S+)/g)),
      ...tous
        .filter(({ dictionnaire }) => /\/Subtype \/Type1\b/.test(dictionnaire))
        .flatMap(({ dictionnaire }) => valeurs(dictionnaire, /\/BaseFont \/(\S+)/g)),
    ],
    pieces: Object.fromEntries(pieces),
  };
}
