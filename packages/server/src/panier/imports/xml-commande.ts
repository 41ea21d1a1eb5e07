/** Purchase orders as programs write them: UBL Order 2.1 and cXML OrderRequest. */
import { XMLParser } from 'fast-xml-parser';
import { MAX_SIGNES_TEXTE } from '@comptoir/contract/achat-rapide/colonnes.ts';
import { lireQuantite } from '@comptoir/contract/achat-rapide/quantite-lue.ts';
import type { CommandeLue, LigneCommande } from './commande-lue.ts';
import { lireNumeros } from './numeros-commande.ts';

/** Orders of both kinds are less than ten deep. */
const MAX_PROFONDEUR = 40;

/** cXML names its DTD, which is never fetched; one that brings declarations of its own is refused. */
const DOCTYPE_NU =
  /<!DOCTYPE\s+[\w:.-]+(?:\s+(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s+(?:"[^"]*"|'[^']*'))?\s*>/;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  maxNestedTags: MAX_PROFONDEUR,
});

type Noeud = Readonly<Record<string, unknown>>;

/** Throws on what is not well formed, declares entities, or is another document. */
export function lireXml(texte: string): CommandeLue {
  const sans = texte.replace(DOCTYPE_NU, '');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(sans)) throw new RangeError('declarations are not read');
  const racine: unknown = parser.parse(sans, true);
  const ubl = enfant(racine, 'Order');
  if (ubl) return lireUbl(ubl);
  const cxml = suivre(racine, 'cXML', 'Request', 'OrderRequest');
  if (cxml) return lireCxml(cxml);
  throw new RangeError('not a purchase order');
}

function lireUbl(order: Noeud): CommandeLue {
  const lignes = enfants(order, 'OrderLine').map((orderLine, at): LigneCommande => {
    const item = suivre(orderLine, 'LineItem', 'Item');
    const codeDe = (nom: string) => texteDe(suivre(item, nom), 'ID');
    return toLigne(at, {
      codes: [
        codeDe('SellersItemIdentification'),
        codeDe('StandardItemIdentification'),
        codeDe('BuyersItemIdentification'),
        codeDe('ManufacturersItemIdentification'),
      ],
      libelle: texteDe(item, 'Name') || texteDe(item, 'Description'),
      quantite: texteDe(suivre(orderLine, 'LineItem'), 'Quantity'),
    });
  });
  const references = enfants(order, 'AdditionalDocumentReference').map(
    (reference) => `${texteDe(reference, 'DocumentType')} ${texteDe(reference, 'ID')}`,
  );
  const { engagement } = lireNumeros([...references, ...textesDe(order, 'Note')]);
  return { format: 'ubl', lignes, numero: texteDe(order, 'ID') || null, engagement };
}

function lireCxml(request: Noeud): CommandeLue {
  const entete = suivre(request, 'OrderRequestHeader');
  const lignes = enfants(request, 'ItemOut').map((item, at): LigneCommande => {
    const id = suivre(item, 'ItemID');
    const detail = suivre(item, 'ItemDetail');
    return toLigne(at, {
      codes: [
        texteDe(id, 'SupplierPartID'),
        texteDe(detail, 'ManufacturerPartID'),
        texteDe(id, 'BuyerPartID'),
      ],
      libelle: texteDe(detail, 'Description'),
      quantite: attribut(item, 'quantity'),
    });
  });
  const extrinsics = enfants(entete, 'Extrinsic').map(
    (extrinsic) => `${attribut(extrinsic, 'name')} ${texte(extrinsic)}`,
  );
  const { engagement } = lireNumeros([...extrinsics, ...textesDe(entete, 'Comments')]);
  return { format: 'cxml', lignes, numero: attribut(entete, 'orderID') || null, engagement };
}

interface LigneXml {
  codes: readonly string[];
  libelle: string;
  quantite: string;
}

function toLigne(at: number, { codes, libelle, quantite }: LigneXml): LigneCommande {
  const connus = [...new Set(codes.filter((code) => code !== ''))];
  return {
    ligne: at + 1,
    texte: [connus[0], libelle, quantite].filter(Boolean).join(' · ').slice(0, MAX_SIGNES_TEXTE),
    codes: connus,
    // Decimals of XML have a dot and no thousands: `1.000` is one.
    quantite: lireQuantite(quantite, true)?.quantite ?? 0,
  };
}

function isNoeud(value: unknown): value is Noeud {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One element by its name, the first of several; an empty one has no content. */
function enfant(noeud: unknown, nom: string): Noeud | undefined {
  if (!isNoeud(noeud)) return undefined;
  const value = Array.isArray(noeud[nom]) ? (noeud[nom] as unknown[])[0] : noeud[nom];
  return isNoeud(value) ? value : undefined;
}

function suivre(noeud: unknown, ...noms: string[]): Noeud | undefined {
  return noms.reduce<Noeud | undefined>(enfant, isNoeud(noeud) ? noeud : undefined);
}

function enfants(noeud: unknown, nom: string): unknown[] {
  if (!isNoeud(noeud) || noeud[nom] === undefined) return [];
  return Array.isArray(noeud[nom]) ? (noeud[nom] as unknown[]) : [noeud[nom]];
}

function textesDe(noeud: unknown, nom: string): string[] {
  return enfants(noeud, nom).map(texte);
}

function texteDe(noeud: unknown, nom: string): string {
  return textesDe(noeud, nom)[0] ?? '';
}

/** An element with attributes keeps its words apart. */
function texte(value: unknown): string {
  if (typeof value === 'string') return value;
  return isNoeud(value) && typeof value['#text'] === 'string' ? value['#text'] : '';
}

function attribut(noeud: unknown, nom: string): string {
  const value = isNoeud(noeud) ? noeud[`@${nom}`] : undefined;
  return typeof value === 'string' ? value.trim() : '';
}
