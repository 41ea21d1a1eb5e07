import { encodeBase64 } from '@comptoir/contract/http/base64.ts';
import { expect, test } from 'vitest';
import type { Api } from '../page/api.ts';
import { profilQuery, roleOf } from './identite.queries.ts';

const entete = (role: string) => new Headers({ 'x-utilisateur-role': encodeBase64(role) });

test('the role is read from the base64 header of the profile', async () => {
  expect(roleOf(entete('Délégué'))).toBe('Délégué');
  expect(roleOf(entete('Utilisateur'))).toBe('Utilisateur');
  expect(roleOf(entete('Roi'))).toBeUndefined();
  expect(roleOf(new Headers())).toBeUndefined();
});

test.each([
  ['that of the header', entete('Délégué'), 'Délégué'],
  ['that of the body where no header came', new Headers(), 'Anonyme'],
])('the profile has %s', async (_lequel, headers, role) => {
  const api = {
    call: (_call: unknown, _input: unknown, { onHeaders }: { onHeaders: (h: Headers) => void }) => {
      onHeaders(headers);
      return Promise.resolve({ role: 'Anonyme' });
    },
  } as unknown as Api;
  const { signal } = new AbortController();
  expect((await profilQuery({ api, locale: 'fr' }).queryFn({ signal })).role).toBe(role);
});
