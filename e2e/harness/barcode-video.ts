/** A film of an EAN-13, for a camera that plays files: shown for two seconds, then away for two. */

const LEFT = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011';
const PARITY = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL';

/** Modules of the code, 1 for a bar. */
export function ean13Modules(ean: string): string {
  const [first = 0, ...digits] = ean.split('').map(Number);
  const left = LEFT.split(' ');
  const parity = PARITY.split(' ')[first] ?? '';
  const invert = (code: string) => code.replace(/./g, (bit) => (bit === '1' ? '0' : '1'));
  const code = (digit: number, set: string) => {
    const odd = left[digit] ?? '';
    if (set === 'L') return odd;
    return set === 'R' ? invert(odd) : invert(odd).split('').reverse().join('');
  };
  const head = digits.slice(0, 6).map((digit, at) => code(digit, parity.charAt(at)));
  const tail = digits.slice(6).map((digit) => code(digit, 'R'));
  return `101${head.join('')}01010${tail.join('')}101`;
}

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES_PER_SECOND = 10;
const SECONDS = 2;
/** Pixels of one module. */
const MODULE = 5;

/** YUV4MPEG2, which Chromium plays in the place of a camera. */
export function barcodeVideo(ean: string): Buffer {
  const header = Buffer.from(
    `YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_PER_SECOND}:1 Ip C420jpeg\n`,
  );
  const frames = (picture: Buffer) =>
    Array.from({ length: FRAMES_PER_SECOND * SECONDS }, () => [Buffer.from('FRAME\n'), picture]);
  return Buffer.concat([header, ...frames(drawn(ean)).flat(), ...frames(blank()).flat()]);
}

function blank(): Buffer {
  const luma = Buffer.alloc(WIDTH * HEIGHT, 235);
  return Buffer.concat([luma, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
}

function drawn(ean: string): Buffer {
  const picture = blank();
  const modules = ean13Modules(ean);
  const left = Math.floor((WIDTH - modules.length * MODULE) / 2);
  for (let y = 140; y < 340; y += 1) {
    for (let x = 0; x < modules.length * MODULE; x += 1) {
      if (modules.charAt(Math.floor(x / MODULE)) === '1') picture[y * WIDTH + left + x] = 16;
    }
  }
  return picture;
}
