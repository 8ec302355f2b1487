// Scripts for a page whose camera or recorder is not as it should be; each runs in the page before the app.

/** A camera that `__unplug` takes away. */
export function makeUnpluggable(): void {
  const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wish) => {
    const stream = await real(wish);
    Object.assign(globalThis, {
      __unplug: () => {
        for (const track of stream.getTracks()) {
          track.stop();
          track.dispatchEvent(new Event('ended'));
        }
      },
    });
    return stream;
  };
}

/** A camera that does not open, with this error, until `__refuse` is false. */
export function refuseCamera(error: string): void {
  const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  Object.assign(globalThis, { __refuse: true });
  navigator.mediaDevices.getUserMedia = (wish) =>
    (globalThis as unknown as { __refuse: boolean }).__refuse
      ? Promise.reject(new DOMException('no', error))
      : real(wish);
}

/** A recorder that others reach as `__recorder`. */
export function exposeRecorder(): void {
  const Real = MediaRecorder;
  window.MediaRecorder = class extends Real {
    constructor(stream: MediaStream, options?: MediaRecorderOptions) {
      super(stream, options);
      Object.assign(globalThis, { __recorder: this });
    }
  };
}

/** A picture of noise, which hardly shrinks, recorded at many bits a second. */
export function recordNoise(): void {
  const Real = MediaRecorder;
  window.MediaRecorder = class extends Real {
    constructor(stream: MediaStream, options?: MediaRecorderOptions) {
      super(stream, { ...options, videoBitsPerSecond: 12_000_000 });
    }
  };
  const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wish) => {
    const stream = await real(wish);
    if (!wish?.video) return stream;
    const canvas = Object.assign(document.createElement('canvas'), {
      width: 640,
      height: 360,
    });
    const brush = canvas.getContext('2d');
    const noise = new ImageData(640, 360);
    setInterval(() => {
      for (let at = 0; at < noise.data.length; at += 65_536)
        crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
      for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255;
      brush?.putImageData(noise, 0, 0);
    }, 100);
    return new MediaStream([
      ...canvas.captureStream(10).getVideoTracks(),
      ...stream.getAudioTracks(),
    ]);
  };
}

/** A device that is full. */
export function fillDevice(): void {
  IDBObjectStore.prototype.put = function refuse(): never {
    throw new DOMException('full', 'QuotaExceededError');
  };
}
