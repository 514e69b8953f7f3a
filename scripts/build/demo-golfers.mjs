/** Who can sign in to the demo and to the development server. */
export const golferLines = [
  '  Sign in as                     password',
  '    nora@whitcombe.example       linxgolf1   private account, GHIN number set',
  '    marcus@bell.example          linxgolf1   public account, posts often',
  '    priya@raman.example          linxgolf1   private account, plus handicap',
  '    hal@winters.example          linxgolf1   no Handicap Index yet',
  '    ola@unverified.example       linxgolf1   email not verified',
]
