/** Prints the page, or a document (PDF, HTML, picture) without leaving it. */
import { fileBlob, type FileContent } from './download.ts';

/** Says nothing on success. A document the browser will not print goes to `onError`. */
export function printFile(file: FileContent, onError: (error: unknown) => void): void {
  const url = URL.createObjectURL(fileBlob(file));
  const frame = document.createElement('iframe');
  frame.title = file.name;
  frame.hidden = true;
  const release = () => {
    frame.remove();
    URL.revokeObjectURL(url);
  };
  const fail = (error: unknown) => {
    release();
    onError(error);
  };
  frame.addEventListener('error', fail);
  frame.addEventListener('load', () => {
    try {
      const view = frame.contentWindow;
      if (!view) throw new Error(`no window to print ${file.name}`);
      // Still needed while the print dialog is open, which not all browsers wait for.
      view.addEventListener('afterprint', release);
      view.focus();
      view.print();
    } catch (error) {
      fail(error);
    }
  });
  frame.src = url;
  document.body.append(frame);
}

/** The page itself. Some browsers inside other programs cannot print: that goes to `onError`. */
export function printPage(onError: (error: unknown) => void): void {
  try {
    window.print();
  } catch (error) {
    onError(error);
  }
}
