/** What the camera sees, read all the time: a late part. It needs the messages `achat-rapide`. */
export { VueCamera as default } from './scan/vue-camera.tsx';
