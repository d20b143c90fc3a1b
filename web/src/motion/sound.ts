// sound.ts - a few short sounds, made by oscillators and noise: nothing to download.

export type Sound =
  | "move" | "steel" | "shot" | "hit" | "thud" | "coin" | "rattle" | "horn" | "drum" | "hooves" | "stamp" | "chime"
  | "turn" | "fanfare" | "bell";

// A voice: a tone that glides, or noise through a filter. It begins sharply and dies away, or is held a while as a horn is.
interface Voice {
  at: number; // seconds after the sound begins
  long: number;
  loud: number;
  from: number; // Hz; of noise: the filter's middle
  to?: number;
  wave: OscillatorType | "noise";
  held?: number; // seconds at full loudness
}

const ring = (partials: [from: number, loud: number, long: number][], at = 0): Voice[] => partials.map(([from, loud, long]) => ({ at, long, loud, from, wave: "sine" }));

// A knock: a deep tone that falls, and the noise that a small loudspeaker can give of it.
const knock = (at: number, loud: number, from: number, long: number): Voice[] => [
  { at, long, loud, from, to: from * 0.45, wave: "sine" },
  { at, long: long * 0.5, loud: loud * 0.9, from: from * 5, wave: "noise" },
];

// Two reeds that beat a little against each other.
const brass = (at: number, loud: number, from: number, long: number): Voice[] =>
  [1, 1.006].map((tuning) => ({ at, long, loud, from: from * tuning, wave: "sawtooth", held: long * 0.55 }));

const VOICES: Record<Sound, Voice[]> = {
  move: knock(0, 0.24, 200, 0.1), // wood on felt
  steel: [...ring([[2350, 0.09, 0.22], [3170, 0.06, 0.18], [4420, 0.03, 0.12]]), { at: 0, long: 0.06, loud: 0.3, from: 4200, wave: "noise" }],
  shot: [{ at: 0, long: 0.14, loud: 0.14, from: 1300, to: 300, wave: "triangle" }, { at: 0, long: 0.12, loud: 0.16, from: 2600, wave: "noise" }],
  hit: knock(0, 0.34, 170, 0.14),
  thud: [...knock(0, 0.36, 115, 0.26), { at: 0.02, long: 0.12, loud: 0.2, from: 420, wave: "noise" }],
  coin: ring([[2640, 0.075, 0.16], [3970, 0.06, 0.22], [5730, 0.025, 0.12]]),
  rattle: [0, 0.07, 0.13, 0.2, 0.26, 0.36].flatMap((at, index) => knock(at, 0.14 + 0.04 * (index % 3), 330 + 40 * (index % 4), 0.06)),
  horn: [...brass(0, 0.055, 220, 0.34), ...brass(0.16, 0.06, 330, 0.42)],
  drum: [...knock(0, 0.34, 120, 0.2), ...knock(0.16, 0.3, 110, 0.2)],
  hooves: [0, 0.1, 0.24, 0.34].flatMap((at) => knock(at, 0.24, 260, 0.07)),
  stamp: [...knock(0, 0.32, 150, 0.16), ...ring([[880, 0.05, 0.3]], 0.08)],
  chime: [660, 990, 1320].flatMap((from, index) => ring([[from, 0.07, 0.5], [from * 2.4, 0.02, 0.25]], index * 0.07)),
  turn: [523, 784].flatMap((from, index) => ring([[from, 0.1, 0.3 + index * 0.14], [from * 2, 0.03, 0.2]], index * 0.13)),
  fanfare: [294, 392, 494, 587].flatMap((from, index) => brass(index * 0.16, index === 3 ? 0.075 : 0.06, from, index === 3 ? 0.85 : 0.24)),
  bell: ring([[220, 0.12, 1.4], [440, 0.06, 1], [528, 0.05, 0.8], [880, 0.025, 0.5]]),
};

export const SOUNDS = Object.keys(VOICES) as Sound[];

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

function noiseOf(audio: BaseAudioContext): AudioBuffer {
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

function sourceOf(audio: BaseAudioContext, voice: Voice, start: number): AudioNode & { start(at: number): void; stop(at: number): void } {
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

// Horns are mellow: of a sawtooth only the lower harmonics are let through.
function filterOf(audio: BaseAudioContext, voice: Voice): BiquadFilterNode {
  const filter = audio.createBiquadFilter();
  filter.type = voice.wave === "noise" ? "bandpass" : "lowpass";
  filter.frequency.value = voice.wave === "noise" ? voice.from : voice.wave === "sawtooth" ? 900 + voice.from : 3600 + voice.from;
  return filter;
}

const SHARP = 0.006; // seconds until a voice is at its loudest
const BLOWN = 0.045; // of one that is held
const SILENT = 0.0001;

function speak(audio: BaseAudioContext, voice: Voice, now: number, out: AudioNode): void {
  const start = now + voice.at;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(SILENT, start);
  loudness.gain.exponentialRampToValueAtTime(voice.loud, start + (voice.held ? BLOWN : SHARP));
  if (voice.held) loudness.gain.setValueAtTime(voice.loud, start + BLOWN + voice.held);
  loudness.gain.exponentialRampToValueAtTime(SILENT, start + voice.long);
  const source = sourceOf(audio, voice, start);
  source.connect(filterOf(audio, voice)).connect(loudness).connect(out);
  source.start(start);
  source.stop(start + voice.long + 0.02);
}

// Lets all voices of a sound speak, and says when the last of them ends.
export function schedule(audio: BaseAudioContext, name: Sound, now: number, out: AudioNode): number {
  for (const voice of VOICES[name]) speak(audio, voice, now, out);
  return now + Math.max(...VOICES[name].map(({ at, long }) => at + long));
}

export async function sound(name: Sound): Promise<void> {
  const audio = await wake();
  if (!audio) return;
  end = Math.max(end, schedule(audio, name, audio.currentTime, audio.destination));
  restAfterwards(audio);
}

// Called by the first press of a visit, so that later sounds are heard at once.
export const allowSound = (): void => void wake();
