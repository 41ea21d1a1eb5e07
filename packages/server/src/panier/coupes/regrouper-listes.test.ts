import fc from 'fast-check';
import type { Matiere } from '@comptoir/contract/decoupe/matiere.schema.ts';
import {
  compterTravail,
  readCoupe,
  planifierCoupe,
} from '@comptoir/contract/decoupe/travail-coupe.ts';
import { expect, it } from 'vitest';
import type { Plans } from '../../decoupe/decoupe.public.ts';
import { writeCoupe, exemplairesOf } from './coupe-ecrite.ts';
import type { LigneCoupee } from './coupes.sql.ts';
import { regrouperListes } from './regrouper-listes.ts';

const matiere: Matiere = {
  debit: 'barre',
  longueur: 3000,
  largeur: null,
  fil: false,
  trait: 4,
  parUnite: 1,
};
const ARTICLE = { id: 7, multiple: 1, minimum: 1, decoupe: { matiere } };

/** All made already. */
const plans: Plans = {
  travailOf: (listees, dans) => compterTravail(listees, planifierCoupe(listees, dans)),
  verifier: () => {},
};

function ligne(id: number, liste: string, fois = 1, chantierId = 1): LigneCoupee {
  const { traitCoupe, coupe } = writeCoupe(ARTICLE, liste, plans);
  const { multiple, minimum } = ARTICLE;
  const quantite = coupe.quantite * fois;
  return { id, chantierId, articleId: 7, traitCoupe, quantite, coupe, multiple, minimum };
}

/** How many of each length, in each chantier. */
function pieces(lignes: readonly LigneCoupee[]): Record<string, number> {
  const sommes: Record<string, number> = {};
  for (const each of lignes) {
    for (const { longueur, quantite } of readCoupe(each.traitCoupe, matiere).pieces) {
      const cle = `${each.chantierId} ${longueur}`;
      sommes[cle] = (sommes[cle] ?? 0) + quantite * exemplairesOf(each);
    }
  }
  return sommes;
}

function apres(lignes: readonly LigneCoupee[]): LigneCoupee[] {
  const { changees, retirees } = regrouperListes(lignes, plans);
  const parId = new Map(changees.map((each) => [each.id, each]));
  return lignes.flatMap((each) => (retirees.includes(each.id) ? [] : (parId.get(each.id) ?? each)));
}

it('a list held twice becomes one list, and joins the line that had that one already', () => {
  const lignes = [ligne(1, '2x1200', 2), ligne(2, '4x1200'), ligne(3, '1x800')];
  const { changees, retirees } = regrouperListes(lignes, plans);
  expect(retirees).toEqual([1]);
  expect(changees.map(({ id, traitCoupe }) => [id, traitCoupe])).toEqual([[2, '8x1200']]);
});

it('lines whose list is held once are left alone', () => {
  expect(regrouperListes([ligne(1, '2x1200'), ligne(2, '2x1200', 1, 2)], plans)).toEqual({
    changees: [],
    retirees: [],
  });
});

it('no piece is lost or made, and no two lines of a chantier keep the same list', () => {
  const une = fc.record({
    nombre: fc.integer({ min: 1, max: 4 }),
    longueur: fc.constantFrom(500, 1200),
    fois: fc.integer({ min: 1, max: 4 }),
    chantierId: fc.integer({ min: 1, max: 2 }),
  });
  const listes = fc.uniqueArray(une, {
    maxLength: 8,
    selector: ({ nombre, longueur, chantierId }) => `${chantierId} ${nombre}x${longueur}`,
  });
  fc.assert(
    fc.property(listes, (tirees) => {
      const lignes = tirees.map(({ nombre, longueur, fois, chantierId }, i) =>
        ligne(i + 1, `${nombre}x${longueur}`, fois, chantierId),
      );
      const restantes = apres(lignes);
      expect(pieces(restantes)).toEqual(pieces(lignes));
      const cles = restantes.map(({ chantierId, traitCoupe }) => `${chantierId} ${traitCoupe}`);
      expect(new Set(cles).size).toBe(cles.length);
    }),
    { numRuns: 200 },
  );
});
