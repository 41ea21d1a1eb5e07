/** A basket as OCI sends it back: fields of a form, in a page or in the body of a request. */
import { attribut, readBalises } from '@comptoir/contract/achat-rapide/classeurs/balises.ts';
import { SANS_ALENTOURS, type CommandeLue } from './commande-lue.ts';
import { toLigne } from './ligne-xml.ts';

const CHAMP = /^NEW_ITEM-([A-Z_]+)\[(\d{1,4})\]$/i;

export function isOci(texte: string): boolean {
  return /(?:^|[&"'\s])NEW_ITEM-[A-Z_]+(?:\[|%5B)\d/i.test(texte.slice(0, 20_000));
}

export function readOci(texte: string): CommandeLue {
  const champs = texte.startsWith('<') ? champsDePage(texte) : [...new URLSearchParams(texte)];
  const articles = new Map<number, Map<string, string>>();
  for (const [nom, valeur] of champs) {
    const [, champ = '', numero] = CHAMP.exec(nom) ?? [];
    if (numero === undefined) continue;
    const article = articles.get(Number(numero)) ?? new Map<string, string>();
    article.set(champ.toUpperCase(), valeur.trim());
    articles.set(Number(numero), article);
  }
  const lignes = [...articles]
    .toSorted(([a], [b]) => a - b)
    .map(([numero, article]) => {
      const champ = (nom: string) => article.get(nom) ?? '';
      return toLigne(numero, {
        codes: [champ('VENDORMAT'), champ('EXT_PRODUCT_ID'), champ('MANUFACTMAT'), champ('MATNR')],
        libelle: champ('DESCRIPTION'),
        quantite: champ('QUANTITY'),
        unite: champ('UNIT'),
      });
    });
  return { format: 'oci', lignes, ...SANS_ALENTOURS, numero: null, engagement: null };
}

function champsDePage(page: string): [string, string][] {
  return [...readBalises(page)].flatMap(({ sorte, nom, attributs }): [string, string][] =>
    sorte === 'ouvre' && nom === 'input'
      ? [[attribut(attributs, 'name'), attribut(attributs, 'value')]]
      : [],
  );
}
