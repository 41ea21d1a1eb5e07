/**
 * Purchase orders as programs write them: UBL Order 2.1, alone or in its Peppol envelope, cXML
 * OrderRequest, and the basket of a punch-out. Other documents are named, not called broken.
 */
import { XMLParser } from 'fast-xml-parser';
import { SANS_ALENTOURS, type CommandeLue, type Lecture } from './commande-lue.ts';
import { documentXml } from './documents-xml.ts';
import { toLigne } from './ligne-xml.ts';
import { readNumeros } from './numeros-commande.ts';

/** Orders of both kinds are less than ten deep. */
const MAX_PROFONDEUR = 40;

/** cXML names its DTD, which is never fetched; one that brings declarations of its own is refused. */
const DOCTYPE_NU =
  /<!DOCTYPE\s+[\w:.-]+(?:\s+(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s+(?:"[^"]*"|'[^']*'))?\s*(?:\[\s*\]\s*)?>/;

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

/** Throws on what is not well formed or declares entities. */
export function readXml(texte: string): Lecture {
  const sans = texte.replace(DOCTYPE_NU, '');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(sans)) throw new RangeError('declarations are not read');
  const racine = sansEnveloppe(parser.parse(sans, true));
  const ubl = enfant(racine, 'Order');
  if (ubl) return { commande: readUbl(ubl) };
  const order = suivre(racine, 'cXML', 'Request', 'OrderRequest');
  const type = attribut(suivre(order, 'OrderRequestHeader'), 'type').toLowerCase();
  if (type === 'delete') return { refus: 'document-inattendu', document: 'commande-annulee' };
  if (type === 'update') return { refus: 'document-inattendu', document: 'commande-modifiee' };
  if (order) return { commande: readCxml(order, 'ItemOut') };
  const retour = suivre(racine, 'cXML', 'Message', 'PunchOutOrderMessage');
  if (retour) return { commande: readCxml(retour, 'ItemIn') };
  return { refus: 'document-inattendu', ...documentXml(nomsOf(racine)) };
}

/** Peppol puts an order into a StandardBusinessDocument, whose head tells who sends it. */
function sansEnveloppe(racine: unknown): unknown {
  return enfant(racine, 'StandardBusinessDocument') ?? racine;
}

/** Names of the elements down to what the document is about. */
function nomsOf(racine: unknown): string[] {
  const dedans = (noeud: unknown) =>
    isNoeud(noeud) ? Object.keys(noeud).filter((nom) => /^[A-Za-z]/.test(nom)) : [];
  const cxml = enfant(racine, 'cXML');
  const corps = enfant(cxml, 'Request') ?? enfant(cxml, 'Message') ?? enfant(cxml, 'Response');
  return cxml ? [...dedans(corps), 'cXML'] : dedans(racine);
}

function readUbl(order: Noeud): CommandeLue {
  const lignes = enfants(order, 'OrderLine').map((orderLine, at) => {
    const item = suivre(orderLine, 'LineItem', 'Item');
    const codeOf = (nom: string) => texteOf(suivre(item, nom), 'ID');
    const quantite = enfants(suivre(orderLine, 'LineItem'), 'Quantity')[0];
    return toLigne(at + 1, {
      codes: [
        codeOf('SellersItemIdentification'),
        codeOf('StandardItemIdentification'),
        codeOf('BuyersItemIdentification'),
        codeOf('ManufacturersItemIdentification'),
      ],
      libelle: texteOf(item, 'Name') || texteOf(item, 'Description'),
      quantite: texte(quantite),
      unite: attribut(quantite, 'unitCode'),
    });
  });
  const references = enfants(order, 'AdditionalDocumentReference').map(
    (reference) => `${texteOf(reference, 'DocumentType')} ${texteOf(reference, 'ID')}`,
  );
  const { engagement } = readNumeros([...references, ...textesOf(order, 'Note')]);
  return {
    format: 'ubl',
    lignes,
    ...SANS_ALENTOURS,
    numero: texteOf(order, 'ID') || null,
    engagement,
  };
}

function readCxml(request: Noeud, element: 'ItemOut' | 'ItemIn'): CommandeLue {
  const entete = suivre(request, 'OrderRequestHeader');
  const lignes = enfants(request, element).map((item, at) => {
    const id = suivre(item, 'ItemID');
    const detail = suivre(item, 'ItemDetail');
    return toLigne(at + 1, {
      codes: [
        texteOf(id, 'SupplierPartID'),
        texteOf(detail, 'ManufacturerPartID'),
        texteOf(id, 'BuyerPartID'),
      ],
      libelle: texteOf(detail, 'Description'),
      quantite: attribut(item, 'quantity'),
      unite: texteOf(detail, 'UnitOfMeasure'),
    });
  });
  const extrinsics = enfants(entete, 'Extrinsic').map(
    (extrinsic) => `${attribut(extrinsic, 'name')} ${texte(extrinsic)}`,
  );
  const { engagement } = readNumeros([...extrinsics, ...textesOf(entete, 'Comments')]);
  return {
    format: 'cxml',
    lignes,
    ...SANS_ALENTOURS,
    numero: attribut(entete, 'orderID') || null,
    engagement,
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

function textesOf(noeud: unknown, nom: string): string[] {
  return enfants(noeud, nom).map(texte);
}

function texteOf(noeud: unknown, nom: string): string {
  return textesOf(noeud, nom)[0] ?? '';
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
