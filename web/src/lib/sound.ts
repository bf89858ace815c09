/**
 * Small sounds, made here and not recorded: dice, a card, coins, a wound, your turn, the end. Nothing is said by a sound alone.
 * A browser lets a page sound only after somebody has touched it.
 */
export type Sound = 'dice' | 'card' | 'coin' | 'wound' | 'turn' | 'end';

/** Seconds between two sounds of one choice. */
const APART = 0.14;

type Part = (at: number, out: AudioNode) => void;

export class Sounder {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;

  /** Play these one after the other, with a volume from 0 to 1. */
  play(sounds: readonly Sound[], volume: number): void {
    if (sounds.length === 0 || volume <= 0 || !mayBeHeard()) return;
    this.context ??= new AudioContext();
    if (this.context.state === 'suspended') void this.context.resume();
    const master = this.context.createGain();
    master.gain.value = volume;
    master.connect(this.context.destination);
    sounds.forEach((sound, place) => {
      this.parts[sound](this.now + place * APART, master);
    });
  }

  private get now(): number {
    return (this.context?.currentTime ?? 0) + 0.01;
  }

  private readonly parts: Readonly<Record<Sound, Part>> = {
    dice: (at, out) => {
      for (const [late, pitch] of [
        [0, 2100],
        [0.05, 1700],
        [0.11, 2300],
        [0.16, 1500],
        [0.2, 1900],
      ] as const)
        this.rustle(at + late, 0.035, pitch, 0.5, out);
    },
    card: (at, out) => this.rustle(at, 0.09, 3400, 0.28, out),
    coin: (at, out) => {
      this.tone(at, 0.22, 1980, 1980, 0.16, out);
      this.tone(at + 0.05, 0.3, 2640, 2640, 0.12, out);
    },
    wound: (at, out) => {
      this.tone(at, 0.22, 150, 62, 0.5, out);
      this.rustle(at, 0.07, 500, 0.35, out);
    },
    turn: (at, out) => {
      this.tone(at, 0.5, 659, 659, 0.16, out);
      this.tone(at + 0.13, 0.7, 988, 988, 0.14, out);
    },
    end: (at, out) => {
      [392, 494, 587, 784].forEach((pitch, place) => {
        this.tone(at + place * 0.15, 0.9, pitch, pitch, 0.14, out);
      });
    },
  };

  private tone(at: number, length: number, from: number, to: number, loud: number, out: AudioNode): void {
    const context = this.context as AudioContext;
    const voice = context.createOscillator();
    voice.frequency.setValueAtTime(from, at);
    voice.frequency.exponentialRampToValueAtTime(to, at + length);
    voice.connect(this.fading(at, length, loud, out));
    voice.start(at);
    voice.stop(at + length);
  }

  private rustle(at: number, length: number, pitch: number, loud: number, out: AudioNode): void {
    const context = this.context as AudioContext;
    this.noise ??= hiss(context);
    const voice = context.createBufferSource();
    voice.buffer = this.noise;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = pitch;
    band.Q.value = 2.5;
    voice.connect(band).connect(this.fading(at, length, loud, out));
    voice.start(at, (pitch % 97) / 200, length);
  }

  private fading(at: number, length: number, loud: number, out: AudioNode): GainNode {
    const gain = (this.context as AudioContext).createGain();
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    gain.connect(out);
    return gain;
  }
}

function mayBeHeard(): boolean {
  return (
    !document.hidden && (!('userActivation' in navigator) || navigator.userActivation.hasBeenActive) && typeof AudioContext !== 'undefined'
  );
}

function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

export const sounder = new Sounder();
