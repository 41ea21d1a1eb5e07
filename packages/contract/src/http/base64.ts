/** Base64 of UTF-8 text, for headers and answers that carry it; runs in the browser and in Node. */

// Spreading a whole buffer into fromCharCode overflows the stack: bytes go by chunks of this size.
const CHUNK_SIZE = 512;

export function encodeBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK_SIZE) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK_SIZE));
  }
  return btoa(binary);
}

/** Throws on what is not base64 or not UTF-8. */
export function decodeBase64(base64: string): string {
  const binary = atob(base64);
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}
