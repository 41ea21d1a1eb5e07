/** Files of the catalogue: asked for, written in the background, fetched within thirty days. */
import * as Type from 'typebox';
import type { Static } from 'typebox';
import { DEVISES } from '../argent.ts';
import { defineCall } from '../http/call.ts';
import { Id, Nullable, NullableEnum } from '../http/id.schema.ts';
import { LOCALES } from '../words/locales.ts';
import { ETATS_EXPORT, FORMATS_EXPORT, FREQUENCES_EXPORT, MOTIFS_EXPORT } from './choix-export.ts';

const MAX_CHOIX = 200;

/** What of the catalogue is meant: no part of the tree, or no brand, stands for all of them. */
const Perimetre = Type.Object({
  noeudIds: Type.Array(Id, { maxItems: MAX_CHOIX, uniqueItems: true }),
  marqueIds: Type.Array(Id, { maxItems: MAX_CHOIX, uniqueItems: true }),
});

const Choix = Type.Object({
  langue: Type.Enum(LOCALES),
  /** Prices of the company, or none. */
  prix: Type.Boolean(),
  stock: Type.Boolean(),
  format: Type.Enum(FORMATS_EXPORT),
  frequence: Type.Enum(FREQUENCES_EXPORT),
});

export const DemandeExport = Type.Object({ ...Perimetre.properties, ...Choix.properties });
export type DemandeExport = Static<typeof DemandeExport>;

export const ExportCatalogue = Type.Object({
  id: Id,
  noeuds: Type.Array(Type.Object({ id: Id, libelle: Type.String() })),
  marques: Type.Array(Type.Object({ id: Id, nom: Type.String() })),
  ...Choix.properties,
  /** Day of the next one, yyyy-MM-dd, where it is repeated. */
  prochainLe: Nullable(Type.String()),
  etat: Type.Enum(ETATS_EXPORT),
  /** Why, where it failed. */
  motif: NullableEnum(MOTIFS_EXPORT),
  /** Articles; null before they are counted. */
  total: Nullable(Type.Integer()),
  ecrits: Type.Integer(),
  /** Bytes of the file. */
  taille: Nullable(Type.Integer()),
  nom: Nullable(Type.String()),
  /** Articles since the export before, in a series; null in a first one. */
  changements: Nullable(
    Type.Object({
      ajoutes: Type.Integer(),
      modifies: Type.Integer(),
      retires: Type.Integer(),
    }),
  ),
  /** Instants; `expireLe`: its file is there until then. */
  demandeLe: Type.String(),
  finiLe: Nullable(Type.String()),
  expireLe: Nullable(Type.String()),
});
export type ExportCatalogue = Static<typeof ExportCatalogue>;

const UnExport = Type.Object({ id: Id });

export const listerExportsCatalogue = defineCall({
  method: 'GET',
  path: '/api/exports-catalogue',
  acces: 'acheteur',
  summary: 'Exports of the catalogue that the person asked for, the latest first.',
  query: Type.Object({
    etat: Type.Optional(Type.Enum(['en-cours', 'pret', 'repete', 'echec'])),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  }),
  answer: Type.Object({
    exports: Type.Array(ExportCatalogue),
    total: Type.Integer(),
    page: Type.Integer(),
    /** Prices of the company are written in. */
    devise: Type.Enum(DEVISES),
    /** Whatever the filter. */
    nombres: Type.Object({
      'en-cours': Type.Integer(),
      pret: Type.Integer(),
      repete: Type.Integer(),
      echec: Type.Integer(),
    }),
  }),
});

export const lireExportCatalogue = defineCall({
  method: 'GET',
  path: '/api/exports-catalogue/{id}',
  acces: 'acheteur',
  summary: 'One export: how far it is, and its file once it is ready.',
  params: UnExport,
  answer: ExportCatalogue,
  refusals: ['introuvable'],
});

export const suivreExportCatalogue = defineCall({
  method: 'GET',
  path: '/api/exports-catalogue/{id}/suivi',
  acces: 'acheteur',
  summary:
    'The export each time it moves on, as server-sent events (`data:` holds it as JSON); ends with it.',
  params: UnExport,
  answer: ExportCatalogue,
  refusals: ['introuvable'],
});

export const compterExportCatalogue = defineCall({
  method: 'POST',
  path: '/api/exports-catalogue/nombre',
  acces: 'acheteur',
  journal: false,
  summary: 'How many articles an export would hold. Writes nothing.',
  body: Perimetre,
  answer: Type.Object({ nombre: Type.Integer() }),
});

export const demanderExportCatalogue = defineCall({
  method: 'POST',
  path: '/api/exports-catalogue',
  acces: 'acheteur',
  journal: 'export-catalogue',
  summary: 'Asks for an export of the catalogue, which is written in the background.',
  body: DemandeExport,
  answer: ExportCatalogue,
  refusals: ['introuvable', 'export-vide', 'format-en-euros', 'trop-d-exports', 'trop-de-repetes'],
});

export const relancerExportCatalogue = defineCall({
  method: 'POST',
  path: '/api/exports-catalogue/{id}/relancer',
  acces: 'acheteur',
  journal: 'export-catalogue',
  summary: 'Asks again for an export that is over, as the catalogue is today.',
  params: UnExport,
  answer: ExportCatalogue,
  refusals: ['introuvable', 'export-vide', 'format-en-euros', 'trop-d-exports'],
});

export const repeterExportCatalogue = defineCall({
  method: 'PATCH',
  path: '/api/exports-catalogue/{id}',
  acces: 'acheteur',
  journal: 'export-catalogue',
  summary: 'Has an export repeated every week, every month, or no more.',
  params: UnExport,
  body: Type.Object({ frequence: Type.Enum(FREQUENCES_EXPORT) }),
  answer: ExportCatalogue,
  refusals: ['introuvable', 'trop-de-repetes'],
});

export const annulerExportCatalogue = defineCall({
  method: 'POST',
  path: '/api/exports-catalogue/{id}/annuler',
  acces: 'acheteur',
  journal: 'export-catalogue',
  summary: 'Gives up an export that waits or is being written.',
  params: UnExport,
  answer: ExportCatalogue,
  refusals: ['introuvable', 'export-fini'],
});

export const supprimerExportCatalogue = defineCall({
  method: 'DELETE',
  path: '/api/exports-catalogue/{id}',
  acces: 'acheteur',
  journal: 'export-catalogue',
  summary: 'Deletes an export, its file, and what would have repeated it.',
  params: UnExport,
  refusals: ['introuvable'],
});
