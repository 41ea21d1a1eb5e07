/** A file as calls take it. */
export function toBase64(fichier: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () =>
    resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : ''),
  );
  reader.addEventListener('error', () => reject(new Error('the file cannot be read')));
  reader.readAsDataURL(fichier);
  return promise;
}
