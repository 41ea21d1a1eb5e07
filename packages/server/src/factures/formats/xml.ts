/** XML written as text: what is left out is written nowhere. */
export type Xml = string;
type Contenu = Xml | readonly Contenu[] | null | undefined;

const SIGNES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
// XML 1.0 has no such signs, in whatever form.
const INTERDITS =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const write = (texte: string): string =>
  texte.replace(INTERDITS, '').replace(/[&<>"]/g, (signe) => SIGNES[signe] ?? signe);

function attributs(attrs: Readonly<Record<string, string>> | undefined): string {
  if (!attrs) return '';
  return Object.entries(attrs)
    .map(([nom, valeur]) => ` ${nom}="${write(valeur)}"`)
    .join('');
}

/** An element of text; nothing where there is none. */
export function texte(
  nom: string,
  valeur: string | number | null | undefined,
  attrs?: Readonly<Record<string, string>>,
): Xml {
  if (valeur === null || valeur === undefined || valeur === '') return '';
  return `<${nom}${attributs(attrs)}>${write(String(valeur))}</${nom}>`;
}

/** An element of elements; nothing where none of them is written. */
export function noeud(
  nom: string,
  contenu: Contenu,
  attrs?: Readonly<Record<string, string>>,
): Xml {
  const dedans = aplatir(contenu);
  return dedans === '' ? '' : `<${nom}${attributs(attrs)}>${dedans}</${nom}>`;
}

function aplatir(contenu: Contenu): string {
  if (contenu === null || contenu === undefined) return '';
  return typeof contenu === 'string' ? contenu : contenu.map(aplatir).join('');
}
