import { expect, it } from 'vitest';
import { findLicenceProblems } from './licences.ts';

it('reports a package whose licence nobody has read, or that names none', () => {
  const found = findLicenceProblems({
    packages: {
      '': {},
      'packages/web': {},
      'node_modules/@comptoir/web': { link: true },
      'node_modules/react': { license: 'MIT' },
      'node_modules/lightningcss': { license: 'MPL-2.0' },
      'node_modules/png-js': {},
      'node_modules/invoice-validator': { license: 'EUPL-1.2', dev: true },
      'node_modules/invoice-writer': { license: 'EUPL-1.2' },
      'packages/web/node_modules/@maker/tool': { license: 'AGPL-3.0-only' },
      'node_modules/mute': {},
    },
  });
  expect(found.map(({ message }) => message)).toEqual([
    'invoice-writer comes under EUPL-1.2: read it first',
    '@maker/tool comes under AGPL-3.0-only: read it first',
    'mute comes under none: read it first',
  ]);
});
