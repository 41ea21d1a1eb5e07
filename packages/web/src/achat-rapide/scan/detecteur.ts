/** Reads barcodes from a picture: the browser's own reader, or ours where it has none. */
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

export interface Detecteur {
  detect(image: ImageBitmapSource): Promise<{ rawValue: string }[]>;
}

interface NativeDetector {
  new (options: { formats: readonly string[] }): Detecteur;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMATS = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'itf',
  'code_128',
  'code_39',
  'qr_code',
  'data_matrix',
] as const;

let loading: Promise<Detecteur> | undefined;

export function chargerDetecteur(): Promise<Detecteur> {
  loading ??= creer().catch((error: unknown) => {
    // Without network: tried again at the next opening.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function creer(): Promise<Detecteur> {
  const native = Reflect.get(globalThis, 'BarcodeDetector') as NativeDetector | undefined;
  if (native) {
    const supported = await native.getSupportedFormats();
    // Some browsers have the name without the reader.
    if (supported.includes('ean_13')) {
      return new native({ formats: FORMATS.filter((format) => supported.includes(format)) });
    }
  }
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  await prepareZXingModule({
    overrides: {
      locateFile: (path: string, prefix: string) =>
        path.endsWith('.wasm') ? wasmUrl : prefix + path,
    },
    fireImmediately: true,
  });
  return new BarcodeDetector({ formats: [...FORMATS] });
}
