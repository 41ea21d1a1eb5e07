/** Whether the texts of a row are still the same, told by 32 bits instead of the texts (FNV-1a). */
export function empreinteOf(textes: readonly (string | null)[], depart = 0x811c9dc5): number {
  let hash = depart;
  for (const texte of textes) hash = melanger(hash, texte ?? '');
  return hash;
}

function melanger(depart: number, texte: string): number {
  let hash = depart;
  for (let i = 0; i < texte.length; i++) {
    hash = Math.imul(hash ^ texte.charCodeAt(i), 0x01000193);
  }
  return Math.imul(hash ^ 0xffff, 0x01000193);
}
