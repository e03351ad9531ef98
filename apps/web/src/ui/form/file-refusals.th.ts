/** Why a picture or a document is refused. Public pages load these sentences with the field for a file. */
export const th = {
  not_a_picture: "ไฟล์นี้ไม่ใช่ภาพที่รองรับ ใช้ JPEG, PNG, WebP, GIF หรือ AVIF",
  picture_damaged: "เปิดภาพนี้ไม่ได้ ไฟล์อาจเสียหายหรือไม่ครบ ส่งออกใหม่แล้วลองอีกครั้ง",
  picture_too_large: "ภาพมีเกิน 64 ล้านพิกเซล ย่อภาพแล้วลองอีกครั้ง",
  picture_too_small: "ภาพเล็กกว่า 16 พิกเซล ใช้ภาพที่ใหญ่กว่านี้",
  picture_heic: "ไฟล์นี้เป็น HEIC ซึ่งระบบอ่านไม่ได้ ถ่ายภาพหน้าจอของสลิป หรือส่งเป็น JPEG",
  not_a_document: "ไฟล์นี้ไม่ใช่ภาพหรือ PDF ที่รองรับ ใช้ JPEG, PNG, WebP หรือ PDF",
  document_too_large: "PDF ใหญ่เกิน 5 MB ส่งไฟล์ที่เล็กลง หรือถ่ายภาพแทน",
  document_active: "PDF นี้ล็อกไว้ หรือมีโปรแกรมหรือไฟล์อื่นแนบอยู่ พิมพ์เป็น PDF ใหม่ หรือถ่ายภาพแทน",
  too_many_documents: "ส่งไฟล์มากเกินไป บันทึกแบบฟอร์มก่อน แล้วลองใหม่พรุ่งนี้",
  several_codes: "ภาพนี้มีสลิปมากกว่าหนึ่งใบ ส่งภาพสลิปทีละใบ",
  too_many_pictures: "ส่งภาพครบจำนวนแล้ว ลบภาพที่ไม่ใช้ก่อน",
};
