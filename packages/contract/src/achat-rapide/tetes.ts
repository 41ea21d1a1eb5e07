/** What the head of a column says it holds, in the words of three languages and of other programs. */

/**
 * `code` names the article; `rang` numbers the lines, unless nothing else names the article;
 * `autre-quantite` counts something else than what is ordered; `document` is about the whole order.
 */
export type RoleTete =
  | 'code'
  | 'rang'
  | 'quantite'
  | 'autre-quantite'
  | 'unite'
  | 'coupe'
  | 'designation'
  | 'document'
  | 'montant';

export interface Tete {
  role: RoleTete;
  /** Where two heads have one role, the higher one is meant. */
  poids: number;
}

const words = (texte: string) => new Set(texte.split(' '));

const QUANTITES = words(
  'qte qtes qt qty quantite quantites quantity quantities quant cant cantidad cantidades ctd uds unidades nombre nb nbre units pieces count menge bestellmenge anzahl besoin besoins needed',
);
/** Alone, they are the quantity. */
const A_COMMANDER = words(
  'commande commandee commandees commander commandes cde cdee ordered order required requested demande demandee demandees besoin besoins voulue souhaitee pedida pedidas pedir solicitada bestellt',
);
const D_AUTRE_CHOSE = words(
  'stock stocks dispo disponible disponibles available onhand hand inventory physique existencias livre livree livrees delivered shipped entregada entregadas expediee expediees recu recue recues received recibida reliquat reste restant restante backorder facturee facturees invoiced mini min minimum minima minimo minima maxi max maximum multiple par per por cond conditionnement emballage packing pack colis carton cartons palette boite box caja lot',
);
const UNITES =
  /^(?:u|um|uom|udm|ud|uv|ua|me|unite|unit|unidad|mesure|medida|mengeneinheit|basismengeneinheit|(?:unite|unit|unidad) (?:(?:de |of )?(?:mesure|measure|medida|vente|venta|commande|achat|compra|code)))$/;
const MONTANTS =
  /\b(?:prix|price|precio|pu|puht|pv|px|montant|amount|importe|total|totaux|tva|vat|iva|remise|discount|descuento|dto|eco|ecotasa|taux|rate|ht|ttc|net|brut)\b/;
const AUTRES_NOMBRES =
  /\b(?:stock|dispo|disponible|disponibilite|available|existencias|mini|minimum|minimo|multiple|poids|weight|peso|delai|plazo|conditionnement|cond)\b/;
const EANS = /\b(?:ean\d*|gtin\d*|code barres?|barcode|codigo de barras|gencod|upc)\b/;
const DESIGNATIONS =
  /\b(?:designation|libelle|description|descripcion|label|intitule|nom|name|denominacion|texte|bezeichnung|kurztext|comment|commentaire|remarque)\b/;
const RANG =
  /^(?:n|no|nr|num|numero|number|item|items|pos|position|poste|posten|ligne|line|linea|lig|rang|rank|row|l|(?:n|no|nr|num|numero|item|line|ligne|pos|position|linea) ?(?:de )?(?:n|no|nr|num|numero|number|ligne|line|linea|item|poste))$/;
const DU_DOCUMENT =
  /\b(?:commande|cde|order|pedido|devis|quote|facture|invoice|factura|chantier|affaire|projet|project|obra|dossier|bc|po|bl|livraison|delivery|entrega|marche|engagement|postal|ville|city|date|fecha|siret|client|customer|cliente|adresse|address)\b/;
const CODES =
  /\b(?:ref|refs|reference|references|referencia|referencias|code|codes|codigo|cod|sku|article|articles|articulo|art|produit|produits|product|producto|item|material|materiel|part|artikel|artikelnummer|artnr|vendormat|matnr|mpn)\b/;
const DU_FABRICANT =
  /\b(?:fabricant|fabricante|maker|maker s|manufacturer|mfr|marque|brand|marca)\b/;
const DU_CLIENT = /\b(?:client|customer|cliente|interne|internal|buyer|notre|nos|our|nuestra)\b/;
const DU_VENDEUR = /\b(?:fournisseur|frs|supplier|vendor|proveedor|votre|vos|your|su)\b/;
const COUPES = /^(?:coupe|cut|corte|trait de coupe|decoupe)$/;

/** Letters and figures alone, without accents: `Qté.` and `QTE` are one head. */
export function plain(texte: string): string {
  return texte
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const tete = (role: RoleTete, poids = 1): Tete => ({ role, poids });

export function readTete(cellule: string): Tete | undefined {
  if (cellule.length > 60) return undefined;
  if (/^\s*#\s*$/.test(cellule)) return tete('rang');
  const whole = plain(cellule);
  if (whole === '' || /^document\b/.test(whole)) return whole === '' ? undefined : tete('document');
  if (RANG.test(whole)) return tete('rang');
  // « Ligne - Quantité », « DL_Qte »: which table of the program it comes from.
  const head = whole.replace(/^(?:ligne|line|dl|lig|ar|new item) (?=\S)/, '');
  const mots = head.split(' ');
  if (
    mots.some((mot) => QUANTITES.has(mot)) ||
    mots.every((mot) => mot === 'a' || mot === 'to' || A_COMMANDER.has(mot))
  ) {
    return readTeteQuantite(mots);
  }
  if (UNITES.test(head)) return tete('unite');
  if (COUPES.test(head)) return tete('coupe');
  if (EANS.test(head)) return tete('code', 3);
  if (AUTRES_NOMBRES.test(head)) return tete('autre-quantite');
  if (DESIGNATIONS.test(head)) return tete('designation');
  if (CODES.test(head)) return readTeteCode(head);
  if (MONTANTS.test(head)) return tete('montant');
  if (DU_DOCUMENT.test(head)) return tete('document');
  return undefined;
}

function readTeteQuantite(mots: readonly string[]): Tete {
  if (mots.some((mot) => A_COMMANDER.has(mot))) return tete('quantite', 3);
  if (mots.length > 1 && mots.some((mot) => D_AUTRE_CHOSE.has(mot))) return tete('autre-quantite');
  return tete('quantite', 2);
}

function readTeteCode(head: string): Tete {
  const isDuClient = DU_CLIENT.test(head);
  // « Référence commande », « Code postal »: of the order, not of the article.
  if (
    DU_DOCUMENT.test(head.replace(/\b(?:client|customer|cliente)\b/g, '')) &&
    !/\b(?:article|articulo|produit|producto|product|item)\b/.test(head)
  ) {
    return tete('document');
  }
  if (DU_VENDEUR.test(head)) return tete('code', 5);
  if (isDuClient || DU_FABRICANT.test(head)) return tete('code', 2);
  return tete('code', 4);
}
