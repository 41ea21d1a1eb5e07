/**
 * BMEcat 2005, a new catalogue: groups, then products, then which is in which. What the company pays
 * is `net_customer`, the list price `net_list`; stock, of which the standard knows nothing, is an
 * extension.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { escapeXml } from '../../../http/xml.ts';
import { sansControle } from '../classeur-flux.ts';
import type { ContexteExport, Fiche, OpenEcrivain, TarifExporte } from '../fiche.ts';
import { MOTS } from '../../mots.ts';
import { UNITES_UN } from './unites-un.ts';

const LANGUES: Record<Locale, string> = { fr: 'fra', en: 'eng', es: 'spa' };
const RACINE = 'racine';
/** Signs. */
const RANGER_A = 256 * 1024;

export const openBmecat: OpenEcrivain = (contexte, sortie) => {
  // They come after all products: kept small until then.
  const rangements: Buffer[] = [];
  let rangement = '';
  const ranger = () => {
    rangements.push(deflateRawSync(rangement));
    rangement = '';
  };
  sortie(head(contexte));
  sortie(`<T_NEW_CATALOG>\n${groupes(contexte)}`);
  return {
    article(fiche) {
      sortie(produit(fiche));
      rangement += `<PRODUCT_TO_CATALOGGROUP_MAP>${tag('PROD_ID', fiche.reference)}${tag('CATALOG_GROUP_ID', fiche.noeud.code)}</PRODUCT_TO_CATALOGGROUP_MAP>\n`;
      if (rangement.length > RANGER_A) ranger();
    },
    *fin() {
      ranger();
      for (const part of rangements.splice(0)) yield sortie(inflateRawSync(part));
      sortie('</T_NEW_CATALOG>\n</BMECAT>\n');
    },
  };
};

function head({ langue, jour, maintenant, devise }: ContexteExport): string {
  const catalogue = [
    `<LANGUAGE default="true">${LANGUES[langue]}</LANGUAGE>`,
    tag('CATALOG_ID', `${enseigne.slug}-${jour}`),
    tag('CATALOG_VERSION', `${jour.slice(0, 4)}.${jour.slice(5, 7)}`),
    tag('CATALOG_NAME', MOTS[langue]('titre', { enseigne: enseigne.nom })),
    `<DATETIME type="generation_date"><DATE>${jour}</DATE><TIME>${maintenant.toISOString().slice(11, 19)}</TIME><TIMEZONE>+00:00</TIMEZONE></DATETIME>`,
    tag('CURRENCY', devise),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005fd">
<HEADER>
${tag('GENERATOR_INFO', enseigne.nom)}
<CATALOG>${catalogue.join('')}</CATALOG>
<SUPPLIER_IDREF type="supplier_specific">${escapeXml(enseigne.slug)}</SUPPLIER_IDREF>
<PARTIES><PARTY><PARTY_ID type="supplier_specific">${escapeXml(enseigne.slug)}</PARTY_ID>${tag('PARTY_ROLE', 'supplier')}<ADDRESS>${tag('NAME', enseigne.nom)}${tag('EMAIL', enseigne.supportDigital.email)}</ADDRESS></PARTY></PARTIES>
</HEADER>
`;
}

function groupes({ langue, noeuds }: ContexteExport): string {
  const parents = new Set(noeuds.flatMap(({ parent }) => parent ?? []));
  const structure = (type: string, id: string, nom: string, parent: string) =>
    `<CATALOG_STRUCTURE type="${type}">${tag('GROUP_ID', id)}${tag('GROUP_NAME', nom)}${tag('PARENT_ID', parent)}</CATALOG_STRUCTURE>\n`;
  const structures = noeuds.map(({ code, chemin, parent }) =>
    structure(
      parents.has(code) ? 'node' : 'leaf',
      code,
      chemin.at(-1)?.libelle ?? code,
      parent ?? RACINE,
    ),
  );
  const nom = MOTS[langue]('feuille');
  return `<CATALOG_GROUP_SYSTEM>${tag('GROUP_SYSTEM_ID', enseigne.slug)}${tag('GROUP_SYSTEM_NAME', nom)}\n${structure('root', RACINE, nom, '0')}${structures.join('')}</CATALOG_GROUP_SYSTEM>\n`;
}

function produit(fiche: Fiche): string {
  const details = [
    tag('DESCRIPTION_SHORT', fiche.libelle.slice(0, 150)),
    tag('DESCRIPTION_LONG', fiche.libelle),
    fiche.ean === ''
      ? ''
      : `<INTERNATIONAL_PID type="gtin">${escapeXml(fiche.ean)}</INTERNATIONAL_PID>`,
    fiche.fabricant === '' ? '' : tag('MANUFACTURER_PID', fiche.fabricant),
    tag('MANUFACTURER_NAME', fiche.marque),
    ...(fiche.stock
      ? [tag('DELIVERY_TIME', String(fiche.stock.depot > 0 ? 1 : fiche.stock.delai))]
      : []),
    ...(fiche.changement === 'nouveau' ? ['<PRODUCT_STATUS type="new">1</PRODUCT_STATUS>'] : []),
  ];
  const commande = [
    tag('ORDER_UNIT', UNITES_UN[fiche.unite]),
    tag('CONTENT_UNIT', 'C62'),
    tag('NO_CU_PER_OU', fiche.contenu),
    tag('PRICE_QUANTITY', '1'),
    tag('QUANTITY_MIN', String(fiche.minimum)),
    tag('QUANTITY_INTERVAL', String(fiche.multiple)),
  ];
  return `<PRODUCT mode="new">${tag('SUPPLIER_PID', fiche.reference)}<PRODUCT_DETAILS>${details.join('')}</PRODUCT_DETAILS>${caracteristiques(fiche)}<PRODUCT_ORDER_DETAILS>${commande.join('')}</PRODUCT_ORDER_DETAILS>${fiche.tarif ? prix(fiche.tarif, fiche) : ''}<MIME_INFO><MIME>${tag('MIME_TYPE', 'image/webp')}${tag('MIME_SOURCE', fiche.image)}${tag('MIME_PURPOSE', 'normal')}</MIME><MIME>${tag('MIME_TYPE', 'url')}${tag('MIME_SOURCE', fiche.url)}${tag('MIME_PURPOSE', 'detail')}</MIME></MIME_INFO>${extension(fiche)}</PRODUCT>\n`;
}

function caracteristiques({ attributs }: Fiche): string {
  if (attributs.length === 0) return '';
  const features = attributs.map(
    ({ libelle, valeur, unite }) =>
      `<FEATURE>${tag('FNAME', libelle)}${tag('FVALUE', valeur)}${unite ? tag('FUNIT', unite) : ''}</FEATURE>`,
  );
  return `<PRODUCT_FEATURES>${features.join('')}</PRODUCT_FEATURES>`;
}

function prix(tarif: TarifExporte, { tva, minimum }: Fiche): string {
  const un = (type: string, montant: string, des: number) =>
    `<PRODUCT_PRICE price_type="${type}">${tag('PRICE_AMOUNT', montant)}${tag('PRICE_CURRENCY', tarif.devise)}${tag('TAX', enPart(tva))}${tag('LOWER_BOUND', String(des))}</PRODUCT_PRICE>`;
  return `<PRODUCT_PRICE_DETAILS>${[
    un('net_customer', tarif.netHT, minimum),
    ...tarif.paliers.map(({ quantite, netHT }) => un('net_customer', netHT, quantite)),
    un('net_list', tarif.publicHT, minimum),
  ].join('')}</PRODUCT_PRICE_DETAILS>`;
}

/** 5.5 percent is 0.055. */
function enPart(pourcent: string): string {
  const [entier = '0', decimales = ''] = pourcent.split('.');
  const chiffres = entier.padStart(3, '0');
  return `${chiffres.slice(0, -2)}.${chiffres.slice(-2)}${decimales}`;
}

function extension({ stock, tarif }: Fiche): string {
  const parts = [
    ...(stock ? [tag('UDX.COMPTOIR.STOCK', String(stock.depot))] : []),
    ...(stock?.magasin !== null && stock
      ? [tag('UDX.COMPTOIR.STOCK_MAGASIN', String(stock.magasin))]
      : []),
    ...(tarif?.eco ? [tag('UDX.COMPTOIR.ECO_PARTICIPATION', tarif.eco.montantHT)] : []),
  ];
  return parts.length === 0
    ? ''
    : `<USER_DEFINED_EXTENSIONS>${parts.join('')}</USER_DEFINED_EXTENSIONS>`;
}

function tag(nom: string, texte: string): string {
  return `<${nom}>${escapeXml(sansControle(texte))}</${nom}>`;
}
