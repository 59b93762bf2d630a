/** Wording that gives a text away as translated or as one machine's: what to write instead, and what wears out. */

/** A pattern of wording and what an editor does about it. */
export interface Pattern {
  pattern: RegExp;
  advice: string;
}

/** Wording that no text may have: words of another English, and turns of phrase that are no English at all. */
export const BANNED: readonly Pattern[] = [
  { pattern: /\bon the other side,/i, advice: 'write "on the other hand"' },
  { pattern: /\banew\b/i, advice: 'write "again"' },
  { pattern: /\bat ten\b(?! o'clock| feet| inches| percent| degrees)/i, advice: 'write "by ten o\'clock"' },
  { pattern: /\bany more\b(?! \w+ than)/i, advice: 'write "anymore"' },
  { pattern: /\bworkshops?\b/i, advice: 'write "repair shop"' },
  { pattern: /\bway round\b/i, advice: 'write "way around"' },
  { pattern: /\bwind (?:gets|got) up\b/i, advice: 'write "the wind picks up"' },
  { pattern: /\b(?:comes?|goes|go) along\b/i, advice: 'say who takes it where' },
  { pattern: /\bdo(?:ing)? the sums?\b/i, advice: 'write "do the math"' },
  { pattern: /\blet us\b/i, advice: 'write "let\'s"' },
  {
    pattern: /\b(?:a|the|this|any|every|first|last|good|dark|long|whole) films?\b/i,
    advice: 'write "movie"',
  },
  { pattern: /\bfilms\b/i, advice: 'write "movies"' },
  { pattern: /\bSport (?:by|with|on)\b/, advice: 'write "sports"' },
  { pattern: /\bhalf of (?:the|your|an?)\b/i, advice: 'write "half the"' },
  { pattern: /\bin a way that\b/i, advice: 'name the way' },
  { pattern: /\bmarked so\b/i, advice: 'write "labeled" and the label' },
  { pattern: /\bis content with\b/i, advice: 'write "is enough for"' },
  { pattern: /\bspeaks? (?:for|against) (?:it|them)\b/i, advice: 'write "in its favor"' },
  { pattern: /\b(?:heat|brightness|speed|dimming) steps\b/i, advice: 'write "settings"' },
  { pattern: /\bat last\b/i, advice: 'write "finally", or "only then"' },
  {
    pattern:
      /\b(?:projector|screen|lens|lamp|picture|movie|cable|fan|room|battery|machine|stick|port|speaker|tree|garden)s? wants?\b/i,
    advice: 'things need, people want',
  },
  {
    pattern: /\b(?:who|what|how (?:long|large|far|many|much)) may (?:a|an|the|it)\b/i,
    advice: 'write "can"',
  },
  {
    pattern: /\bstands (?:in|on) (?:the|their|our|a) (?:log|list|page|box|menu)s?\b/i,
    advice: 'write "is in"',
  },
  { pattern: /\bthe question (?:whether|how|if)\b/i, advice: 'write "the question of whether"' },
  { pattern: /\btechnique of\b/i, advice: 'write "technology"' },
  { pattern: /\b(?:data sheet)s?\b/i, advice: 'write "spec sheet"' },
  {
    pattern: /\b\d[\d,.]* (?:degrees|inches|lumens|foot-lamberts) are\b/i,
    advice: 'an amount is singular: "is"',
  },
  {
    pattern: /\b(?:utilize|in order to|prior to|due to the fact|leverage[ds]?|commence)\b/i,
    advice: 'use the short word',
  },
  { pattern: /\b(?:first|last)ly\b|\bin conclusion\b/i, advice: 'drop it' },
];

/** Wording that is fine once and wears out: counted per 1,000 words of a text. */
export const TICS: readonly Pattern[] = [
  { pattern: /\b(?:nobody|no one|nothing)\b/gi, advice: 'say what there is' },
  { pattern: /\b(?:somebody|someone|everybody|everyone|anybody|anyone)\b/gi, advice: 'say "you", or who' },
  { pattern: /\bthat(?:'s| is) (?:why|what|how|where|when)\b/gi, advice: 'start with the point' },
  { pattern: /\b(?:a|nine) tenths?\b/gi, advice: 'give the figure, or drop it' },
  { pattern: /\bhand's width\b/gi, advice: 'give inches' },
  { pattern: /\b(?:does not|doesn't|do not|don't) mind\b/gi, advice: 'say what it withstands' },
  {
    pattern: /(?:,| and) not (?:a|an|the|from|by|on|in|at|to|for|with|behind|beside|your|its|those)\b/gi,
    advice: 'say what it is and leave out what it is not',
  },
  { pattern: /\brather than\b/gi, advice: 'say what it is and leave out what it is not' },
  { pattern: /\bthe (?:right|wrong|real) (?:one|thing|place|answer|way)\b/gi, advice: 'name it' },
  { pattern: /\bas (?:long|soon|far) as\b/gi, advice: 'write "if", "once" or "when"' },
];

/** Forms that a native writer contracts in running text: counted per 1,000 words. */
export const STIFF =
  /\b(?:(?:do|does|did|is|are|was|were|has|have|had|will|would|could|should|must|need) not|cannot|(?:it|that|there|what|here) is|(?:you|we|they) (?:are|will|have|would)|it will|let us)\b(?=[ ,])/gi;
