import { expect, it } from 'vitest';
import { listManifestes, readManifeste } from '@comptoir/images/images.public.ts';
import { readPhotos } from './photos.ts';

it('gives the pictures of articles as JPEG files, small enough for a paper of many lines', async () => {
  const [kind = ''] = listManifestes();
  const fichier = Object.values(readManifeste(kind))[0]?.fichier ?? '';
  const photos = await readPhotos([fichier, fichier, null, 'rien.de-tel-00000000']);
  expect([...photos.keys()]).toEqual([fichier]);
  const photo = photos.get(fichier);
  expect(photo?.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(photo?.length).toBeLessThan(12_000);
});
