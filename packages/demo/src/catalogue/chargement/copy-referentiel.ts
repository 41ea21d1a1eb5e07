/** What products refer to: tree, brands, attributes and their values, signs, trades, services. */
import { slugify } from '@comptoir/contract/noms.ts';
import { copyRows } from '../../copy-rows.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { troisColonnes, troisSlugs, troisTextes } from './colonnes.ts';
import type { CatalogueGenere } from '../generer.ts';
import { PICTOGRAMMES } from '../pictogrammes.ts';
import { SERVICES } from '../services.ts';
import { UNIVERS } from '../univers.ts';

export async function copyReferentiel(tx: Tx, genere: CatalogueGenere): Promise<void> {
  await copyNoeuds(tx, genere);
  await copyMarques(tx, genere);
  await copyAttributs(tx, genere);
  await copyPictogrammes(tx);
  await copyUnivers(tx);
  await copyServices(tx);
}

function copyNoeuds(tx: Tx, { noeuds }: CatalogueGenere): Promise<number> {
  return copyRows(
    tx,
    'noeud',
    [
      'id',
      'code',
      'parent_id',
      'niveau',
      'gauche',
      'droite',
      ...troisColonnes('libelle'),
      ...troisColonnes('slug'),
      ...troisColonnes('intro'),
    ],
    noeuds.map(({ id, demo, parentId, niveau, gauche, droite }) => [
      id,
      demo.code,
      parentId,
      niveau,
      gauche,
      droite,
      ...troisTextes(demo.libelle),
      ...troisSlugs(demo.libelle),
      ...troisTextes(demo.intro),
    ]),
  );
}

function copyMarques(tx: Tx, { marques }: CatalogueGenere): Promise<number> {
  return copyRows(
    tx,
    'marque',
    ['id', 'code', 'nom', 'slug', 'propre'],
    marques.map(({ id, demo: { code, nom } }) => [
      id,
      code,
      nom,
      slugify(nom),
      code === 'comptoir',
    ]),
  );
}

async function copyAttributs(tx: Tx, { dictionnaire }: CatalogueGenere): Promise<void> {
  await copyRows(
    tx,
    'attribut',
    ['id', 'code', 'type', 'unite', 'decimales', 'rang', ...troisColonnes('libelle')],
    dictionnaire.attributs.map(({ id, demo }) => [
      id,
      demo.code,
      demo.type,
      demo.type === 'nombre' ? demo.unite : null,
      demo.type === 'nombre' ? (demo.decimales ?? 0) : null,
      id,
      ...troisTextes(demo.libelle),
    ]),
  );
  await copyRows(
    tx,
    'attribut_valeur',
    ['id', 'attribut_id', 'nombre', 'code', 'rang', ...troisColonnes('libelle')],
    dictionnaire.valeurs.map(({ id, attributId, valeur, rang, libelle }) => [
      id,
      attributId,
      libelle ? null : valeur,
      libelle ? valeur : null,
      rang,
      ...troisTextes(libelle),
    ]),
  );
}

function copyPictogrammes(tx: Tx): Promise<number> {
  return copyRows(
    tx,
    'pictogramme',
    ['id', 'code', 'type', 'rang', ...troisColonnes('libelle'), ...troisColonnes('explication')],
    PICTOGRAMMES.map(({ code, type, libelle, explication }, i) => [
      i + 1,
      code,
      type,
      i,
      ...troisTextes(libelle),
      ...troisTextes(explication),
    ]),
  );
}

function copyUnivers(tx: Tx): Promise<number> {
  return copyRows(
    tx,
    'univers_metier',
    [
      'id',
      'code',
      'rang',
      ...troisColonnes('libelle'),
      ...troisColonnes('slug'),
      ...troisColonnes('intro'),
    ],
    UNIVERS.map(({ code, libelle, intro }, i) => [
      i + 1,
      code,
      i,
      ...troisTextes(libelle),
      ...troisSlugs(libelle),
      ...troisTextes(intro),
    ]),
  );
}

function copyServices(tx: Tx): Promise<number> {
  return copyRows(
    tx,
    'service',
    [
      'code',
      'rang',
      ...troisColonnes('titre'),
      ...troisColonnes('slug'),
      ...troisColonnes('accroche'),
      ...troisColonnes('texte'),
    ],
    SERVICES.map(({ code, titre, accroche, texte }, i) => [
      code,
      i,
      ...troisTextes(titre),
      ...troisSlugs(titre),
      ...troisTextes(accroche),
      ...troisTextes(texte),
    ]),
  );
}
