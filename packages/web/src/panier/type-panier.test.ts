import { expect, test } from 'vitest';
import { choixEnSuspens, readTypes, typeEffectif, typesAGarder } from './type-panier.ts';

const aucun = { type: undefined, temporaire: undefined };

test('the type is read back from the cookies, and nothing but a type', () => {
  expect(readTypes('i18next=fr; panierType=Devis; panierTypeTemporaire=Commande')).toEqual({
    type: 'Devis',
    temporaire: 'Commande',
  });
  expect(readTypes('panierTypeTemporaire=Devis')).toEqual({ ...aucun, temporaire: 'Devis' });
  expect(readTypes('')).toEqual(aucun);
  expect(readTypes('panierType=; xpanierType=Devis; panierTypeTemporaire=Facture')).toEqual(aucun);
});

test('if the session is in consultation mode, the type is Devis', () => {
  expect(typeEffectif('Commande', true)).toBe('Devis');
  expect(typeEffectif('Commande', false)).toBe('Commande');
  expect(typesAGarder(aucun, 'Commande', true)).toEqual({ ...aucun, type: 'Devis' });
});

test('the temporary type becomes Devis when the session is in consultation and one exists', () => {
  const temporaire = { ...aucun, temporaire: 'Commande' } as const;
  expect(typesAGarder(temporaire, 'Commande', true)).toEqual({
    type: 'Devis',
    temporaire: 'Devis',
  });
  expect(typesAGarder(temporaire, 'Commande', false)).toEqual({ ...aucun, type: 'Commande' });
});

test('a choice that was never answered is made again, unless it holds already or may not be made', () => {
  const choisi = { type: 'Commande', temporaire: 'Devis' } as const;
  expect(choixEnSuspens(choisi, 'Commande', false)).toBe('Devis');
  expect(choixEnSuspens(choisi, 'Devis', false)).toBeUndefined();
  expect(choixEnSuspens({ ...aucun, temporaire: 'Commande' }, 'Devis', true)).toBeUndefined();
  expect(choixEnSuspens(aucun, 'Commande', false)).toBeUndefined();
});
