/** `type` of the messages in which a frame tells its parent how high it wants to be. */
export const HEIGHT_MESSAGE = 'lumen-throw:height';

/** Such a message, as it arrives in the parent's `message` event. */
export interface HeightMessage {
  type: typeof HEIGHT_MESSAGE;
  /** CSS pixels. */
  height: number;
}
