// sound.ts - a few short sounds, made by oscillators and noise: nothing to download.

export type Sound =
  | "move" | "steel" | "shot" | "hit" | "thud" | "coin" | "rattle" | "horn" | "drum" | "hooves" | "stamp" | "chime"
  | "turn" | "fanfare" | "bell";

// A voice: a tone that glides, or noise through a filter, with a sharp beginning and a soft end.
interface Voice {
  at: number; // seconds after the sound begins
  long: number;
  loud: number;
  from: number; // Hz; of noise: the filter's middle
  to?: number;
  wave: OscillatorType | "noise";
}

const VOICES: Record<Sound, Voice[]> = {
  move: [{ at: 0, long: 0.09, loud: 0.22, from: 190, to: 110, wave: "sine" }, { at: 0, long: 0.05, loud: 0.12, from: 900, wave: "noise" }],
  steel: [{ at: 0, long: 0.18, loud: 0.1, from: 2400, to: 1700, wave: "triangle" }, { at: 0, long: 0.06, loud: 0.25, from: 5200, wave: "noise" }],
  shot: [{ at: 0, long: 0.14, loud: 0.14, from: 1300, to: 300, wave: "triangle" }, { at: 0, long: 0.12, loud: 0.14, from: 2600, wave: "noise" }],
  hit: [{ at: 0, long: 0.12, loud: 0.28, from: 150, to: 70, wave: "square" }, { at: 0, long: 0.08, loud: 0.2, from: 1400, wave: "noise" }],
  thud: [{ at: 0, long: 0.28, loud: 0.4, from: 110, to: 45, wave: "sine" }, { at: 0.02, long: 0.1, loud: 0.16, from: 500, wave: "noise" }],
  coin: [{ at: 0, long: 0.12, loud: 0.09, from: 3100, wave: "sine" }, { at: 0.03, long: 0.16, loud: 0.07, from: 4650, wave: "sine" }],
  rattle: [0, 0.07, 0.13, 0.2, 0.26, 0.36].map((at) => ({ at, long: 0.05, loud: 0.2, from: 2100 + 900 * ((at * 70) % 1), wave: "noise" as const })),
  horn: [{ at: 0, long: 0.36, loud: 0.1, from: 294, wave: "sawtooth" }, { at: 0.12, long: 0.3, loud: 0.09, from: 440, wave: "sawtooth" }],
  drum: [{ at: 0, long: 0.2, loud: 0.35, from: 120, to: 60, wave: "sine" }, { at: 0.16, long: 0.2, loud: 0.3, from: 110, to: 55, wave: "sine" }],
  hooves: [0, 0.1, 0.24, 0.34].map((at) => ({ at, long: 0.06, loud: 0.24, from: 300, to: 140, wave: "triangle" as const })),
  stamp: [{ at: 0, long: 0.16, loud: 0.34, from: 160, to: 80, wave: "sine" }, { at: 0.1, long: 0.3, loud: 0.06, from: 880, wave: "sine" }],
  chime: [660, 990, 1320].map((from, index) => ({ at: index * 0.07, long: 0.5, loud: 0.07, from, wave: "sine" as const })),
  turn: [{ at: 0, long: 0.22, loud: 0.08, from: 523, wave: "triangle" }, { at: 0.13, long: 0.34, loud: 0.09, from: 784, wave: "triangle" }],
  fanfare: [392, 523, 659, 784].map((from, index) => ({ at: index * 0.15, long: index === 3 ? 0.8 : 0.22, loud: 0.1, from, wave: "sawtooth" as const })),
  bell: [{ at: 0, long: 1.4, loud: 0.16, from: 220, wave: "sine" }, { at: 0, long: 1.1, loud: 0.08, from: 527, wave: "sine" }],
};

const PAUSE = 2; // seconds of silence before the context rests

let context: AudioContext | null = null;
let waking: Promise<void> | null = null;
let noise: AudioBuffer | null = null;
let end = 0; // of the last voice, on the clock of the context
let rest: ReturnType<typeof setTimeout> | undefined;

// A context that runs uses power even in silence, so it rests after the last voice.
function restAfterwards(audio: AudioContext): void {
  clearTimeout(rest);
  rest = setTimeout(() => void audio.suspend(), 1000 * (Math.max(0, end - audio.currentTime) + PAUSE));
}

// A browser lets a page sound only after somebody has pressed something: until then nothing is heard.
async function wake(): Promise<AudioContext | null> {
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  waking ??= context.resume().finally(() => (waking = null));
  await waking;
  restAfterwards(context);
  return context;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 48271) % 2147483647;
    samples[i] = seed / 1073741824 - 1;
  }
  return noise;
}

function sourceOf(audio: AudioContext, voice: Voice, start: number): AudioNode & { start(at: number): void; stop(at: number): void } {
  if (voice.wave === "noise") {
    const source = audio.createBufferSource();
    source.buffer = noiseOf(audio);
    return source;
  }
  const source = audio.createOscillator();
  source.type = voice.wave;
  source.frequency.setValueAtTime(voice.from, start);
  if (voice.to) source.frequency.exponentialRampToValueAtTime(voice.to, start + voice.long);
  return source;
}

function filterOf(audio: AudioContext, voice: Voice): BiquadFilterNode {
  const filter = audio.createBiquadFilter();
  filter.type = voice.wave === "noise" ? "bandpass" : "lowpass";
  filter.frequency.value = voice.wave === "noise" ? voice.from : 3600 + voice.from;
  return filter;
}

function speak(audio: AudioContext, voice: Voice, now: number): void {
  const start = now + voice.at;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(voice.loud, start + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + voice.long);
  const source = sourceOf(audio, voice, start);
  source.connect(filterOf(audio, voice)).connect(loudness).connect(audio.destination);
  source.start(start);
  source.stop(start + voice.long + 0.02);
  end = Math.max(end, start + voice.long);
}

export async function sound(name: Sound): Promise<void> {
  const audio = await wake();
  if (!audio) return;
  for (const voice of VOICES[name]) speak(audio, voice, audio.currentTime);
  restAfterwards(audio);
}

// Called by the first press of a visit, so that later sounds are heard at once.
export const allowSound = (): void => void wake();
