/** What the demo company publishes as PDF: catalogues of a category, and texts to keep or print. */
import { LOCALES, type Locale } from '@comptoir/contract/words/locales.ts';
import { texte, type Texte } from '../catalogue/modele.ts';
import { CONDITIONS_GENERALES } from './pages/conditions-generales.ts';
import { DECOUPE } from './pages/decoupe.ts';
import { ECO_PARTICIPATION } from './pages/eco-participation.ts';
import { LIVRAISON } from './pages/livraison.ts';
import type { PageDemo, TextePage } from './page-demo.ts';

export interface BrochureDemo {
  type: 'catalogue' | 'guide';
  /** Code of the category a catalogue lists. */
  noeud: string | null;
  titre: Texte;
  resume: Texte;
  texte: Texte;
  /** Days since it was last changed. */
  jours: number;
}

const MODE_D_EMPLOI = texte(
  `Ce catalogue donne, famille par famille, les produits les plus demandés : le nom, la marque, la référence du modèle le plus vendu et le nombre de modèles. Tapez une référence dans la recherche du site pour voir toutes les cotes, votre prix et la date de livraison.`,
  `This catalogue gives the most wanted products family by family: name, brand, reference of the best sold model and number of models. Type a reference into the search of the site to see all sizes, your price and the delivery date.`,
  `Este catálogo da, familia por familia, los productos más pedidos: nombre, marca, referencia del modelo más vendido y número de modelos. Escriba una referencia en el buscador del sitio para ver todas las medidas, su precio y la fecha de entrega.`,
);

function catalogue(noeud: string, titre: Texte, resume: Texte): BrochureDemo {
  return {
    type: 'catalogue',
    noeud,
    titre,
    resume,
    texte: MODE_D_EMPLOI,
    jours: 60,
  };
}

/** A content page to take along. */
function guide(page: PageDemo, titre?: Texte): BrochureDemo {
  const each = (read: (part: TextePage) => string) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, read(page[locale])])) as Record<
      Locale,
      string
    >;
  return {
    type: 'guide',
    noeud: null,
    titre: titre ?? each((part) => part.titre),
    resume: each((part) => part.resume),
    texte: each((part) => part.texte),
    jours: page.jours,
  };
}

export const BROCHURES: readonly BrochureDemo[] = [
  catalogue(
    'fixation',
    texte('Catalogue Fixation', 'Fixings catalogue', 'Catálogo de fijación'),
    texte(
      'Visserie, chevilles, boulonnerie, connecteurs : les références qui partent chaque jour.',
      'Screws, anchors, bolts, connectors: the references that leave every day.',
      'Tornillería, tacos, pernos, conectores: las referencias que salen cada día.',
    ),
  ),
  catalogue(
    'agencement',
    texte('Catalogue Agencement', 'Furniture fittings catalogue', 'Catálogo de herrajes'),
    texte(
      'Charnières, coulisses, poignées, aménagements de cuisine et de dressing.',
      'Hinges, runners, handles, kitchen and wardrobe fittings.',
      'Bisagras, guías, tiradores, equipamiento de cocina y armario.',
    ),
  ),
  catalogue(
    'electroportatif',
    texte('Catalogue Machines', 'Power tools catalogue', 'Catálogo de máquinas'),
    texte(
      'Perceuses, scies, meuleuses, aspirateurs, lasers et leurs batteries.',
      'Drills, saws, grinders, vacuums, lasers and their batteries.',
      'Taladros, sierras, amoladoras, aspiradores, láseres y sus baterías.',
    ),
  ),
  catalogue(
    'epi',
    texte('Catalogue Protection', 'Protection catalogue', 'Catálogo de protección'),
    texte(
      'Casques, gants, chaussures, masques et antichutes, avec leurs normes sur chaque fiche.',
      'Helmets, gloves, shoes, masks and fall arrest, with their standards on every sheet.',
      'Cascos, guantes, calzado, mascarillas y anticaídas, con sus normas en cada ficha.',
    ),
  ),
  guide(DECOUPE, texte('Guide de la découpe', 'Guide to cutting', 'Guía del corte')),
  guide(
    LIVRAISON,
    texte(
      'Conditions et tarif de livraison',
      'Delivery terms and tariff',
      'Condiciones y tarifa de entrega',
    ),
  ),
  guide(
    ECO_PARTICIPATION,
    texte(
      'Guide de la reprise des déchets',
      'Guide to waste take-back',
      'Guía de la recogida de residuos',
    ),
  ),
  guide(CONDITIONS_GENERALES),
];
