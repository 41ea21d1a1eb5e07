/** The tags and words of a document, one after the other: enough for the cells of a spreadsheet. */

export interface Balise {
  sorte: 'ouvre' | 'ferme' | 'texte';
  /** In small letters, without its prefix; of words, the words. */
  nom: string;
  /** As they are written. */
  attributs: string;
  /** It closes itself. */
  isVide: boolean;
}

const SIGNES =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<[?!][^>]*>|<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:"[^"]*"|'[^']*'|[^"'<>])*?)(\/?)>|([^<]+)/g;

export function* readBalises(document: string): Generator<Balise> {
  for (const [, cdata, ferme, nom, attributs = '', vide, texte] of document.matchAll(SIGNES)) {
    if (nom !== undefined) {
      const sorte = ferme === '/' ? 'ferme' : 'ouvre';
      yield { sorte, nom: nom.toLowerCase(), attributs, isVide: vide === '/' };
    } else if (cdata !== undefined || texte !== undefined) {
      yield {
        sorte: 'texte',
        nom: cdata ?? decoderEntites(texte ?? ''),
        attributs: '',
        isVide: false,
      };
    }
  }
}

const motifs = new Map<string, RegExp>();

/** '' when it is not there; its prefix does not count. */
export function attribut(attributs: string, nom: string): string {
  let motif = motifs.get(nom);
  if (!motif) {
    motif = new RegExp(`(?:^|[\\s:])${nom}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
    motifs.set(nom, motif);
  }
  const found = motif.exec(attributs);
  return decoderEntites(found?.[1] ?? found?.[2] ?? found?.[3] ?? '');
}

const NOMMEES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  icirc: 'î',
  ocirc: 'ô',
  ucirc: 'û',
  ugrave: 'ù',
  ntilde: 'ñ',
  oacute: 'ó',
  iacute: 'í',
  aacute: 'á',
  uacute: 'ú',
  deg: '°',
  euro: '€',
  times: '×',
};

function decoderEntites(texte: string): string {
  if (!texte.includes('&')) return texte;
  return texte.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
    (whole, dix, seize, nom) => {
      const point =
        dix !== undefined
          ? Number(dix)
          : seize !== undefined
            ? parseInt(String(seize), 16)
            : undefined;
      if (point === undefined) return NOMMEES[String(nom)] ?? whole;
      return point <= 0x10ffff ? String.fromCodePoint(point) : '';
    },
  );
}
