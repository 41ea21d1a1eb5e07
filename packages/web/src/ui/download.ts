/** Hands a file to the browser. Nothing is said: the browser shows its own download. */
export interface FileContent {
  data: Blob | BufferSource | string;
  name: string;
  /** MIME type. */
  type: string;
}

export function fileBlob({ data, type }: FileContent): Blob {
  return data instanceof Blob && data.type === type ? data : new Blob([data], { type });
}

export function downloadFile(file: FileContent): void {
  const url = URL.createObjectURL(fileBlob(file));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = file.name;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}

/** Milliseconds a file stays in memory for the browser to fetch it. */
const RELEASE_MS = 60_000;
