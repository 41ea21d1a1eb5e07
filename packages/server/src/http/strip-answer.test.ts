import * as Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { stripperOf } from './strip-answer.ts';

const Ligne = Type.Object({ id: Type.Integer(), note: Type.Optional(Type.String()) });

describe('an answer for a page', () => {
  it('keeps what its schema names, however deep, and nothing else', () => {
    const strip = stripperOf(Type.Object({ lignes: Type.Array(Ligne), total: Type.String() }));
    const answer = {
      lignes: [{ id: 1, note: 'a', plancher: '9.00' }, { id: 2 }],
      total: '1',
      x: 2,
    };
    expect(strip(answer)).toEqual({ lignes: [{ id: 1, note: 'a' }, { id: 2 }], total: '1' });
  });

  it('is not changed where it is kept', () => {
    const ligne = { id: 1, plancher: '9.00' };
    stripperOf(Ligne)(ligne);
    expect(ligne).toEqual({ id: 1, plancher: '9.00' });
  });

  it.each([
    ['null', null, null],
    ['an object', { id: 1, secret: 2 }, { id: 1 }],
  ])('takes %s where both may be', (_, value, left) => {
    expect(stripperOf(Type.Union([Ligne, Type.Null()]))(value)).toEqual(left);
  });

  it('takes the alternative that holds', () => {
    const strip = stripperOf(
      Type.Union([
        Type.Object({ mode: Type.Literal('retrait'), magasinId: Type.Integer() }),
        Type.Object({ mode: Type.Literal('livraison'), adresseId: Type.Integer() }),
      ]),
    );
    expect(strip({ mode: 'livraison', adresseId: 3, magasinId: 4 })).toEqual({
      mode: 'livraison',
      adresseId: 3,
    });
  });

  it('keeps every name of a record, and strips what each stands for', () => {
    const strip = stripperOf(Type.Record(Type.String(), Ligne));
    expect(strip({ a: { id: 1, secret: 2 } })).toEqual({ a: { id: 1 } });
  });

  it('keeps whole what is open on purpose', () => {
    const strip = stripperOf(Type.Object({ code: Type.String() }, { additionalProperties: true }));
    expect(strip({ code: 'a', data: 1 })).toEqual({ code: 'a', data: 1 });
  });
});
