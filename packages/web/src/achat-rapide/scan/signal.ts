/** Says that a code was read, to the ear and the hand: the eyes are on the shelf. */
const HERTZ = 1320;
const SECONDS = 0.09;

let audio: AudioContext | undefined;

/** To be called from a press: browsers are silent until then. */
export function preparerSignal(): void {
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
}

export function signaler(): void {
  navigator.vibrate?.(60);
  if (audio?.state !== 'running') return;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = HERTZ;
  volume.gain.value = 0.08;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + SECONDS);
}
