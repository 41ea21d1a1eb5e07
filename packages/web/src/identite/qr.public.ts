/** A QR code as other pages draw one. */
export { default as DessinQr } from './qr/dessin-qr.tsx';
