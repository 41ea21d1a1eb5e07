/** Files inside calls: base64 of their bytes. */

// Spreading a whole buffer into fromCharCode overflows the stack.
const CHUNK_SIZE = 8192;

export async function versBase64(fichier: Blob): Promise<string> {
  const octets = new Uint8Array(await fichier.arrayBuffer());
  let binaire = '';
  for (let debut = 0; debut < octets.length; debut += CHUNK_SIZE) {
    binaire += String.fromCharCode(...octets.subarray(debut, debut + CHUNK_SIZE));
  }
  return btoa(binaire);
}

export function depuisBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}
