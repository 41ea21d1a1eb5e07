/** The camera of the device, and why there may be none. */

/** `refusee`: not allowed. `absente`: there is none. `occupee`: another program has it. */
export type PanneCamera = 'refusee' | 'absente' | 'occupee' | 'interdite';

export interface Camera {
  stream: MediaStream;
  deviceId: string | undefined;
  /** Undefined where there is no lamp. */
  lampe: ((isOn: boolean) => Promise<void>) | undefined;
  stop(): void;
}

export async function ouvrirCamera(deviceId?: string): Promise<Camera | PanneCamera> {
  // Browsers give it to secure pages alone.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined) return 'interdite';
  const wanted: MediaTrackConstraints = {
    width: { ideal: 1280 },
    height: { ideal: 720 },
    ...(deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'environment' }),
  };
  try {
    return cameraOf(await devices.getUserMedia({ video: wanted }));
  } catch (error) {
    return PANNES[error instanceof Error ? error.name : ''] ?? 'occupee';
  }
}

const PANNES: Partial<Record<string, PanneCamera>> = {
  NotAllowedError: 'refusee',
  SecurityError: 'refusee',
  NotFoundError: 'absente',
  OverconstrainedError: 'absente',
};

function cameraOf(stream: MediaStream): Camera {
  const [track] = stream.getVideoTracks();
  const capabilities: MediaTrackCapabilities & { torch?: boolean } =
    track?.getCapabilities?.() ?? {};
  return {
    stream,
    deviceId: track?.getSettings().deviceId,
    lampe:
      track && capabilities.torch
        ? (isOn) => track.applyConstraints({ advanced: [{ torch: isOn } as object] })
        : undefined,
    stop: () => {
      for (const each of stream.getTracks()) each.stop();
    },
  };
}

/** Named only once one of them was allowed. */
export async function listCameras(): Promise<MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');
}
